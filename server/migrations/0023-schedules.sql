-- When places and professionals see people, and the holidays that they are asked about.

-- engine: sqlite

create table `calendar` (`id` integer not null primary key autoincrement, `place_id` integer not null, `professional_id` integer null, `accepts_booking` integer not null default true, `confirms_at_once` integer not null default false, `notice_minutes` integer not null default 0, `buffer_before` integer not null default 0, `buffer_after` integer not null default 0, `daily_limit` integer null, `note` text not null default '', `weekly` json not null, `exceptions` json not null, `version` integer not null default 1, `confirmed_at` datetime null, `created_at` datetime not null, `updated_at` datetime not null, constraint `calendar_place_id_foreign` foreign key (`place_id`) references `place` (`id`) on delete cascade, constraint `calendar_professional_id_foreign` foreign key (`professional_id`) references `professional` (`id`) on delete cascade);

create index `calendar_place_id_professional_id_index` on `calendar` (`place_id`, `professional_id`);

create unique index `calendar_of_place_unique` on `calendar` (`place_id`) where `professional_id` is null;

create unique index `calendar_professional_id_place_id_unique` on `calendar` (`professional_id`, `place_id`);

create table `visit_reason` (`id` integer not null primary key autoincrement, `calendar_id` integer not null, `position` integer not null default 0, `name` text not null, `minutes` integer not null, `price` integer null, `note` text not null default '', `questions` json not null, constraint `visit_reason_calendar_id_foreign` foreign key (`calendar_id`) references `calendar` (`id`) on delete cascade);

create index `visit_reason_calendar_id_position_id_index` on `visit_reason` (`calendar_id`, `position`, `id`);

create table `public_holiday` (`date` text not null, `name` text not null, primary key (`date`));

-- engine: postgresql

create table "calendar" ("id" serial primary key, "place_id" int not null, "professional_id" int null, "accepts_booking" boolean not null default true, "confirms_at_once" boolean not null default false, "notice_minutes" int not null default 0, "buffer_before" int not null default 0, "buffer_after" int not null default 0, "daily_limit" int null, "note" varchar(500) not null default '', "weekly" jsonb not null, "exceptions" jsonb not null, "version" int not null default 1, "confirmed_at" timestamptz null, "created_at" timestamptz not null, "updated_at" timestamptz not null);

create index "calendar_place_id_professional_id_index" on "calendar" ("place_id", "professional_id");

create unique index "calendar_of_place_unique" on "calendar" ("place_id") where "professional_id" is null;

alter table "calendar" add constraint "calendar_professional_id_place_id_unique" unique ("professional_id", "place_id");

create table "visit_reason" ("id" serial primary key, "calendar_id" int not null, "position" int not null default 0, "name" varchar(80) not null, "minutes" int not null, "price" int null, "note" varchar(500) not null default '', "questions" jsonb not null);

create index "visit_reason_calendar_id_position_id_index" on "visit_reason" ("calendar_id", "position", "id");

create table "public_holiday" ("date" varchar(10) not null, "name" varchar(120) not null, primary key ("date"));

alter table "calendar" add constraint "calendar_place_id_foreign" foreign key ("place_id") references "place" ("id") on delete cascade;

alter table "calendar" add constraint "calendar_professional_id_foreign" foreign key ("professional_id") references "professional" ("id") on delete cascade;

alter table "visit_reason" add constraint "visit_reason_calendar_id_foreign" foreign key ("calendar_id") references "calendar" ("id") on delete cascade;
