-- What people come with, in their own words and in those of doctors, and the specialities that it belongs to.

-- engine: sqlite

create table `complaint` (`id` integer not null primary key autoincrement, `slug` text not null, `name` text not null, `people` json not null default '[]', `medical` json not null default '[]', `emergency` integer not null default false, `source` text not null default '', `position` integer not null default 0);

create unique index `complaint_slug_unique` on `complaint` (`slug`);

create table `complaint_term` (`complaint_id` integer not null, `term_id` integer not null, `position` integer not null default 0, primary key (`complaint_id`, `term_id`), constraint `complaint_term_complaint_id_foreign` foreign key (`complaint_id`) references `complaint` (`id`) on update cascade on delete cascade, constraint `complaint_term_term_id_foreign` foreign key (`term_id`) references `term` (`id`) on update cascade on delete cascade);

create index `complaint_term_term_id_index` on `complaint_term` (`term_id`);

-- engine: postgresql

create table "complaint" ("id" serial primary key, "slug" varchar(120) not null, "name" varchar(120) not null, "people" jsonb not null default '[]', "medical" jsonb not null default '[]', "emergency" boolean not null default false, "source" varchar(160) not null default '', "position" int not null default 0);

alter table "complaint" add constraint "complaint_slug_unique" unique ("slug");

create table "complaint_term" ("complaint_id" int not null, "term_id" int not null, "position" int not null default 0, primary key ("complaint_id", "term_id"));

create index "complaint_term_term_id_index" on "complaint_term" ("term_id");

alter table "complaint_term" add constraint "complaint_term_complaint_id_foreign" foreign key ("complaint_id") references "complaint" ("id") on update cascade on delete cascade;

alter table "complaint_term" add constraint "complaint_term_term_id_foreign" foreign key ("term_id") references "term" ("id") on update cascade on delete cascade;
