-- A heart that somebody pressed without script goes along through a login at a social provider.

-- engine: sqlite

alter table `social_attempt` add column `favourite` text not null default '';

-- engine: postgresql

alter table "social_attempt" add column "favourite" varchar(40) not null default '';
