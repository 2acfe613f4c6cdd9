-- Reminders of visits, planned and sent.

-- engine: sqlite

create table `visit_reminder` (`id` integer not null primary key autoincrement, `booking_id` integer not null, `kind` varchar(12) check (`kind` in ('two_days', 'three_hours')) not null, `channel` varchar(8) check (`channel` in ('mail', 'text')) not null, `start_at` datetime not null, `day` text not null, `contact_hash` text not null, `sent_at` datetime null, constraint `visit_reminder_booking_id_foreign` foreign key (`booking_id`) references `booking` (`id`) on delete cascade);

create index `visit_reminder_contact_hash_day_index` on `visit_reminder` (`contact_hash`, `day`);

create index `visit_reminder_start_at_index` on `visit_reminder` (`start_at`);

create unique index `visit_reminder_booking_id_kind_channel_start_at_unique` on `visit_reminder` (`booking_id`, `kind`, `channel`, `start_at`);

-- engine: postgresql

create table "visit_reminder" ("id" bigserial primary key, "booking_id" int not null, "kind" varchar(12) not null, "channel" varchar(8) not null, "start_at" timestamptz not null, "day" varchar(10) not null, "contact_hash" varchar(43) not null, "sent_at" timestamptz null);

create index "visit_reminder_contact_hash_day_index" on "visit_reminder" ("contact_hash", "day");

create index "visit_reminder_start_at_index" on "visit_reminder" ("start_at");

alter table "visit_reminder" add constraint "visit_reminder_booking_id_kind_channel_start_at_unique" unique ("booking_id", "kind", "channel", "start_at");

alter table "visit_reminder" add constraint "visit_reminder_booking_id_foreign" foreign key ("booking_id") references "booking" ("id") on delete cascade;

alter table "visit_reminder" add constraint "visit_reminder_kind_check" check ("kind" in ('two_days', 'three_hours'));

alter table "visit_reminder" add constraint "visit_reminder_channel_check" check ("channel" in ('mail', 'text'));
