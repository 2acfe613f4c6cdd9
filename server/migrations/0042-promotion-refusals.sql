-- Staff tell a provider why a promotion was refused.

-- engine: sqlite

alter table `promotion` add column `refusal` text not null default '';

-- engine: postgresql

alter table "promotion" add "refusal" varchar(500) not null default '';
