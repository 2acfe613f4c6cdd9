-- engine: sqlite

alter table `place` add column `professional_count` integer not null default 0;

-- engine: postgresql

alter table "place" add column "professional_count" int not null default 0;

-- Folded names are ordered byte by byte, as SQLite does, whatever the language of the database.
alter table "place" alter column "sort_name" type varchar(220) collate "C";

alter table "professional" alter column "sort_name" type varchar(120) collate "C";
