-- Insurance plans, which are found by their words.

-- engine: sqlite

create table `insurance_plan` (`id` integer not null primary key autoincrement, `slug` text not null, `name` text not null, `insurer` text not null, `summary` text not null, `terms` text not null default '', `packages` json not null, `benefits` json not null, `facts` json not null, `sort_name` text not null, `status` varchar(12) check (`status` in ('draft', 'published')) not null, `created_at` datetime not null, `updated_at` datetime not null);

create index "insurance_plan_name_index" on "insurance_plan" ("sort_name", "id") where "status" = 'published';

create virtual table search_name_insurance using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6', tokenize = 'ascii'
);

insert into search_name_insurance (search_name_insurance, rank) values ('hashsize', 16777216);

-- engine: postgresql

create table "insurance_plan" ("id" serial primary key, "slug" varchar(160) not null, "name" varchar(150) not null, "insurer" varchar(120) not null, "summary" varchar(400) not null, "terms" text not null default '', "packages" jsonb not null, "benefits" jsonb not null, "facts" jsonb not null, "sort_name" varchar(160) not null, "status" varchar(12) not null, "created_at" timestamptz not null, "updated_at" timestamptz not null);

create index "insurance_plan_name_index" on "insurance_plan" ("sort_name", "id") where "status" = 'published';

alter table "insurance_plan" add constraint "insurance_plan_status_check" check ("status" in ('draft', 'published'));
