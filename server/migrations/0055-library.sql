-- Diseases and drugs with their other names, specialities, complaints and each other.

-- engine: sqlite

create table `drug` (`id` integer not null primary key autoincrement, `slug` text not null, `name` text not null, `letter` text not null, `sort_name` text not null, `external_id` text null, `summary` text not null default '', `status` varchar(12) check (`status` in ('draft', 'published')) not null, `author_name` text not null, `author_id` integer null, `reviewer_name` text not null default '', `reviewer_id` integer null, `reviewed_on` text null, `created_at` datetime not null, `published_at` datetime null, `updated_at` datetime not null, `atc` text not null default '', `atc_group` text not null default '', `group_name` text not null default '', `type` varchar(20) check (`type` in ('prescription', 'over_the_counter')) not null, `form` text not null default '', `overview` text not null default '', `uses` text not null default '', `dose` text not null default '', `contraindications` text not null default '', `warnings` text not null default '', `interactions` text not null default '', `pregnancy` text not null default '', `side_effects` text not null default '', `overdose` text not null default '', `storage` text not null default '', constraint `drug_author_id_foreign` foreign key (`author_id`) references `professional` (`id`) on delete set null, constraint `drug_reviewer_id_foreign` foreign key (`reviewer_id`) references `professional` (`id`) on delete set null);

create unique index `drug_external_id_unique` on `drug` (`external_id`);

create index "drug_list_index" on "drug" ("letter", "sort_name", "id") where "status" = 'published';

create index "drug_group_index" on "drug" ("atc_group", "letter", "sort_name", "id") where "status" = 'published';

create index "drug_type_index" on "drug" ("type", "letter", "sort_name", "id") where "status" = 'published';

create index `drug_author_id_index` on `drug` (`author_id`);

create index `drug_reviewer_id_index` on `drug` (`reviewer_id`);

create table `drug_name` (`id` integer not null primary key autoincrement, `drug_id` integer not null, `kind` varchar(12) check (`kind` in ('brand', 'generic')) not null, `name` text not null, `position` integer not null, constraint `drug_name_drug_id_foreign` foreign key (`drug_id`) references `drug` (`id`) on delete cascade);

create index `drug_name_drug_id_position_index` on `drug_name` (`drug_id`, `position`);

create table `disease` (`id` integer not null primary key autoincrement, `slug` text not null, `name` text not null, `letter` text not null, `sort_name` text not null, `external_id` text null, `summary` text not null default '', `status` varchar(12) check (`status` in ('draft', 'published')) not null, `author_name` text not null, `author_id` integer null, `reviewer_name` text not null default '', `reviewer_id` integer null, `reviewed_on` text null, `created_at` datetime not null, `published_at` datetime null, `updated_at` datetime not null, `icd10` text not null default '', `emergency` integer not null default false, `overview` text not null default '', `causes` text not null default '', `symptoms` text not null default '', `diagnosis` text not null default '', `treatment` text not null default '', `prevention` text not null default '', `when_to_see_doctor` text not null default '', constraint `disease_author_id_foreign` foreign key (`author_id`) references `professional` (`id`) on delete set null, constraint `disease_reviewer_id_foreign` foreign key (`reviewer_id`) references `professional` (`id`) on delete set null);

create unique index `disease_external_id_unique` on `disease` (`external_id`);

create index "disease_list_index" on "disease" ("letter", "sort_name", "id") where "status" = 'published';

create index `disease_author_id_index` on `disease` (`author_id`);

create index `disease_reviewer_id_index` on `disease` (`reviewer_id`);

create table `disease_name` (`id` integer not null primary key autoincrement, `disease_id` integer not null, `kind` varchar(12) check (`kind` in ('synonym', 'folk')) not null, `name` text not null, `position` integer not null, constraint `disease_name_disease_id_foreign` foreign key (`disease_id`) references `disease` (`id`) on delete cascade);

create index `disease_name_disease_id_position_index` on `disease_name` (`disease_id`, `position`);

create table `disease_drug` (`disease_id` integer not null, `drug_id` integer not null, `position` integer not null default 0, primary key (`disease_id`, `drug_id`), constraint `disease_drug_disease_id_foreign` foreign key (`disease_id`) references `disease` (`id`) on update cascade on delete cascade, constraint `disease_drug_drug_id_foreign` foreign key (`drug_id`) references `drug` (`id`) on update cascade on delete cascade);

create index `disease_drug_drug_id_index` on `disease_drug` (`drug_id`);

create table `disease_complaint` (`disease_id` integer not null, `complaint_id` integer not null, `position` integer not null default 0, primary key (`disease_id`, `complaint_id`), constraint `disease_complaint_disease_id_foreign` foreign key (`disease_id`) references `disease` (`id`) on update cascade on delete cascade, constraint `disease_complaint_complaint_id_foreign` foreign key (`complaint_id`) references `complaint` (`id`) on update cascade on delete cascade);

create index `disease_complaint_complaint_id_index` on `disease_complaint` (`complaint_id`);

create table `drug_term` (`drug_id` integer not null, `term_id` integer not null, `position` integer not null default 0, primary key (`drug_id`, `term_id`), constraint `drug_term_drug_id_foreign` foreign key (`drug_id`) references `drug` (`id`) on update cascade on delete cascade, constraint `drug_term_term_id_foreign` foreign key (`term_id`) references `term` (`id`) on update cascade on delete cascade);

create index `drug_term_term_id_index` on `drug_term` (`term_id`);

create table `disease_term` (`disease_id` integer not null, `term_id` integer not null, `position` integer not null default 0, primary key (`disease_id`, `term_id`), constraint `disease_term_disease_id_foreign` foreign key (`disease_id`) references `disease` (`id`) on update cascade on delete cascade, constraint `disease_term_term_id_foreign` foreign key (`term_id`) references `term` (`id`) on update cascade on delete cascade);

create index `disease_term_term_id_index` on `disease_term` (`term_id`);

-- engine: postgresql

create table "drug" ("id" serial primary key, "slug" varchar(160) not null, "name" varchar(160) not null, "letter" varchar(1) not null, "sort_name" varchar(160) not null, "external_id" varchar(160) null, "summary" varchar(400) not null default '', "status" varchar(12) not null, "author_name" varchar(80) not null, "author_id" int null, "reviewer_name" varchar(80) not null default '', "reviewer_id" int null, "reviewed_on" varchar(10) null, "created_at" timestamptz not null, "published_at" timestamptz null, "updated_at" timestamptz not null, "atc" varchar(10) not null default '', "atc_group" varchar(1) not null default '', "group_name" varchar(120) not null default '', "type" varchar(20) not null, "form" varchar(200) not null default '', "overview" text not null default '', "uses" text not null default '', "dose" text not null default '', "contraindications" text not null default '', "warnings" text not null default '', "interactions" text not null default '', "pregnancy" text not null default '', "side_effects" text not null default '', "overdose" text not null default '', "storage" text not null default '');

alter table "drug" add constraint "drug_external_id_unique" unique ("external_id");

create index "drug_list_index" on "drug" ("letter", "sort_name", "id") where "status" = 'published';

create index "drug_group_index" on "drug" ("atc_group", "letter", "sort_name", "id") where "status" = 'published';

create index "drug_type_index" on "drug" ("type", "letter", "sort_name", "id") where "status" = 'published';

create index "drug_author_id_index" on "drug" ("author_id");

create index "drug_reviewer_id_index" on "drug" ("reviewer_id");

create table "drug_name" ("id" serial primary key, "drug_id" int not null, "kind" varchar(12) not null, "name" varchar(160) not null, "position" int not null);

create index "drug_name_drug_id_position_index" on "drug_name" ("drug_id", "position");

create table "disease" ("id" serial primary key, "slug" varchar(160) not null, "name" varchar(160) not null, "letter" varchar(1) not null, "sort_name" varchar(160) not null, "external_id" varchar(160) null, "summary" varchar(400) not null default '', "status" varchar(12) not null, "author_name" varchar(80) not null, "author_id" int null, "reviewer_name" varchar(80) not null default '', "reviewer_id" int null, "reviewed_on" varchar(10) null, "created_at" timestamptz not null, "published_at" timestamptz null, "updated_at" timestamptz not null, "icd10" varchar(12) not null default '', "emergency" boolean not null default false, "overview" text not null default '', "causes" text not null default '', "symptoms" text not null default '', "diagnosis" text not null default '', "treatment" text not null default '', "prevention" text not null default '', "when_to_see_doctor" text not null default '');

alter table "disease" add constraint "disease_external_id_unique" unique ("external_id");

create index "disease_list_index" on "disease" ("letter", "sort_name", "id") where "status" = 'published';

create index "disease_author_id_index" on "disease" ("author_id");

create index "disease_reviewer_id_index" on "disease" ("reviewer_id");

create table "disease_name" ("id" serial primary key, "disease_id" int not null, "kind" varchar(12) not null, "name" varchar(160) not null, "position" int not null);

create index "disease_name_disease_id_position_index" on "disease_name" ("disease_id", "position");

create table "disease_drug" ("disease_id" int not null, "drug_id" int not null, "position" int not null default 0, primary key ("disease_id", "drug_id"));

create index "disease_drug_drug_id_index" on "disease_drug" ("drug_id");

create table "disease_complaint" ("disease_id" int not null, "complaint_id" int not null, "position" int not null default 0, primary key ("disease_id", "complaint_id"));

create index "disease_complaint_complaint_id_index" on "disease_complaint" ("complaint_id");

create table "drug_term" ("drug_id" int not null, "term_id" int not null, "position" int not null default 0, primary key ("drug_id", "term_id"));

create index "drug_term_term_id_index" on "drug_term" ("term_id");

create table "disease_term" ("disease_id" int not null, "term_id" int not null, "position" int not null default 0, primary key ("disease_id", "term_id"));

create index "disease_term_term_id_index" on "disease_term" ("term_id");

alter table "drug" add constraint "drug_author_id_foreign" foreign key ("author_id") references "professional" ("id") on delete set null;

alter table "drug" add constraint "drug_reviewer_id_foreign" foreign key ("reviewer_id") references "professional" ("id") on delete set null;

alter table "drug" add constraint "drug_status_check" check ("status" in ('draft', 'published'));

alter table "drug" add constraint "drug_type_check" check ("type" in ('prescription', 'over_the_counter'));

alter table "drug_name" add constraint "drug_name_drug_id_foreign" foreign key ("drug_id") references "drug" ("id") on delete cascade;

alter table "drug_name" add constraint "drug_name_kind_check" check ("kind" in ('brand', 'generic'));

alter table "disease" add constraint "disease_author_id_foreign" foreign key ("author_id") references "professional" ("id") on delete set null;

alter table "disease" add constraint "disease_reviewer_id_foreign" foreign key ("reviewer_id") references "professional" ("id") on delete set null;

alter table "disease" add constraint "disease_status_check" check ("status" in ('draft', 'published'));

alter table "disease_name" add constraint "disease_name_disease_id_foreign" foreign key ("disease_id") references "disease" ("id") on delete cascade;

alter table "disease_name" add constraint "disease_name_kind_check" check ("kind" in ('synonym', 'folk'));

alter table "disease_drug" add constraint "disease_drug_disease_id_foreign" foreign key ("disease_id") references "disease" ("id") on update cascade on delete cascade;

alter table "disease_drug" add constraint "disease_drug_drug_id_foreign" foreign key ("drug_id") references "drug" ("id") on update cascade on delete cascade;

alter table "disease_complaint" add constraint "disease_complaint_disease_id_foreign" foreign key ("disease_id") references "disease" ("id") on update cascade on delete cascade;

alter table "disease_complaint" add constraint "disease_complaint_complaint_id_foreign" foreign key ("complaint_id") references "complaint" ("id") on update cascade on delete cascade;

alter table "drug_term" add constraint "drug_term_drug_id_foreign" foreign key ("drug_id") references "drug" ("id") on update cascade on delete cascade;

alter table "drug_term" add constraint "drug_term_term_id_foreign" foreign key ("term_id") references "term" ("id") on update cascade on delete cascade;

alter table "disease_term" add constraint "disease_term_disease_id_foreign" foreign key ("disease_id") references "disease" ("id") on update cascade on delete cascade;

alter table "disease_term" add constraint "disease_term_term_id_foreign" foreign key ("term_id") references "term" ("id") on update cascade on delete cascade;
