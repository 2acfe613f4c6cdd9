-- A count changes far more often than its record, whose row is wide: it gets a narrow row of its own.

-- engine: sqlite

create table `record_count` (`kind` text not null, `name` text not null, `record_id` integer not null, `value` integer not null default 0, primary key (`kind`, `name`, `record_id`));

insert into `record_count` (`kind`, `name`, `record_id`, `value`) select 'place', 'favourites', `id`, `favourite_count` from `place` where `favourite_count` > 0;

insert into `record_count` (`kind`, `name`, `record_id`, `value`) select 'professional', 'favourites', `id`, `favourite_count` from `professional` where `favourite_count` > 0;

alter table `place` drop column `favourite_count`;

alter table `professional` drop column `favourite_count`;

-- engine: postgresql

create table "record_count" ("kind" varchar(20) not null, "name" varchar(20) not null, "record_id" int not null, "value" int not null default 0, primary key ("kind", "name", "record_id"));

insert into "record_count" ("kind", "name", "record_id", "value") select 'place', 'favourites', "id", "favourite_count" from "place" where "favourite_count" > 0;

insert into "record_count" ("kind", "name", "record_id", "value") select 'professional', 'favourites', "id", "favourite_count" from "professional" where "favourite_count" > 0;

alter table "place" drop column "favourite_count";

alter table "professional" drop column "favourite_count";
