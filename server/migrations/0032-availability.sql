-- When calendars are free next, and what lists of places and professionals have of it.

-- engine: sqlite

create table `availability` (`calendar_id` integer not null primary key, `place_id` integer not null, `professional_id` integer null, `next_at` datetime null, `refresh_at` datetime null, constraint `availability_calendar_id_foreign` foreign key (`calendar_id`) references `calendar` (`id`) on update cascade on delete cascade, constraint `availability_place_id_foreign` foreign key (`place_id`) references `place` (`id`) on delete cascade, constraint `availability_professional_id_foreign` foreign key (`professional_id`) references `professional` (`id`) on delete cascade);

create index `availability_place_id_next_at_index` on `availability` (`place_id`, `next_at`);

create index `availability_professional_id_next_at_index` on `availability` (`professional_id`, `next_at`);

create index `availability_refresh_at_calendar_id_index` on `availability` (`refresh_at`, `calendar_id`);

create table `next_free` (`kind` text not null, `entity_id` integer not null, `next_at` datetime null, `is_this_week` integer not null default false, primary key (`kind`, `entity_id`));

create index `next_free_kind_next_at_entity_id_index` on `next_free` (`kind`, `next_at`, `entity_id`);

-- engine: postgresql

create table "availability" ("calendar_id" int not null, "place_id" int not null, "professional_id" int null, "next_at" timestamptz null, "refresh_at" timestamptz null, primary key ("calendar_id"));

create index "availability_place_id_next_at_index" on "availability" ("place_id", "next_at");

create index "availability_professional_id_next_at_index" on "availability" ("professional_id", "next_at");

create index "availability_refresh_at_calendar_id_index" on "availability" ("refresh_at", "calendar_id");

create table "next_free" ("kind" varchar(20) not null, "entity_id" int not null, "next_at" timestamptz null, "is_this_week" boolean not null default false, primary key ("kind", "entity_id"));

create index "next_free_kind_next_at_entity_id_index" on "next_free" ("kind", "next_at", "entity_id");

alter table "availability" add constraint "availability_calendar_id_foreign" foreign key ("calendar_id") references "calendar" ("id") on update cascade on delete cascade;

alter table "availability" add constraint "availability_place_id_foreign" foreign key ("place_id") references "place" ("id") on delete cascade;

alter table "availability" add constraint "availability_professional_id_foreign" foreign key ("professional_id") references "professional" ("id") on delete cascade;
