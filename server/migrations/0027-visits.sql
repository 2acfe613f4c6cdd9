-- Providers write visits down themselves, and tell patients why they cancel one.

-- engine: sqlite

alter table `booking` add column `is_walk_in` integer not null default false;

alter table `booking` add column `message` text not null default '';

-- engine: postgresql

alter table "booking" add column "is_walk_in" boolean not null default false;

alter table "booking" add column "message" varchar(500) not null default '';
