-- Known names, and texts with links on them beside the texts as they were written.

-- engine: sqlite

create table `link_name` (`id` integer not null primary key autoincrement, `kind` text not null, `record_id` integer not null, `url` text not null, `name` text not null, `is_main` integer not null);

create unique index `link_name_kind_record_id_name_unique` on `link_name` (`kind`, `record_id`, `name`);

alter table `post` add column `linked` text null;

alter table `post` add column `links_version` integer not null default 0;

alter table `article` add column `linked` text null;

alter table `article` add column `links_version` integer not null default 0;

-- engine: postgresql

create table "link_name" ("id" serial primary key, "kind" varchar(20) not null, "record_id" int not null, "url" varchar(250) not null, "name" varchar(200) not null, "is_main" boolean not null);

alter table "link_name" add constraint "link_name_kind_record_id_name_unique" unique ("kind", "record_id", "name");

alter table "post" add "linked" text null, add "links_version" int not null default 0;

alter table "article" add "linked" text null, add "links_version" int not null default 0;
