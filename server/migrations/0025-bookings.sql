-- Visits that people book, and slots that are held while they fill in the form.

-- engine: sqlite

create table `booking` (`id` integer not null primary key autoincrement, `code` text not null, `place_id` integer not null, `professional_id` integer null, `calendar_id` integer not null, `reason_id` integer null, `start_at` datetime not null, `end_at` datetime not null, `state` varchar(12) check (`state` in ('held', 'pending', 'confirmed', 'completed', 'no_show', 'cancelled')) not null, `name` text not null default '', `email` text null, `phone` text null, `address` text not null default '', `date_of_birth` text null, `reason_text` text not null default '', `answers` json not null, `booked_by_name` text null, `booked_by_phone` text null, `booked_by_email` text null, `account_id` integer null, `holder_hash` text null, `hold_group` text null, `hold_number` integer null, `expires_at` datetime null, `key_hash` text null, `payload_hash` text null, `first_answer` json null, `created_at` datetime not null, `updated_at` datetime not null, constraint `booking_place_id_foreign` foreign key (`place_id`) references `place` (`id`) on delete cascade, constraint `booking_professional_id_foreign` foreign key (`professional_id`) references `professional` (`id`) on delete cascade, constraint `booking_calendar_id_foreign` foreign key (`calendar_id`) references `calendar` (`id`) on delete cascade, constraint `booking_reason_id_foreign` foreign key (`reason_id`) references `visit_reason` (`id`) on delete set null, constraint `booking_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete set null);

create index `booking_reason_id_index` on `booking` (`reason_id`);

create index `booking_calendar_id_start_at_index` on `booking` (`calendar_id`, `start_at`);

create index `booking_professional_id_start_at_index` on `booking` (`professional_id`, `start_at`);

create index `booking_place_id_start_at_index` on `booking` (`place_id`, `start_at`);

create index `booking_account_id_start_at_index` on `booking` (`account_id`, `start_at`);

create index "booking_expires_at_index" on "booking" ("expires_at") where "expires_at" is not null;

create unique index `booking_code_unique` on `booking` (`code`);

create unique index `booking_key_hash_unique` on `booking` (`key_hash`);

create unique index `booking_hold_group_hold_number_unique` on `booking` (`hold_group`, `hold_number`);

-- engine: postgresql

create table "booking" ("id" serial primary key, "code" varchar(10) not null, "place_id" int not null, "professional_id" int null, "calendar_id" int not null, "reason_id" int null, "start_at" timestamptz not null, "end_at" timestamptz not null, "state" varchar(12) not null, "name" varchar(80) not null default '', "email" varchar(254) null, "phone" varchar(20) null, "address" varchar(200) not null default '', "date_of_birth" varchar(10) null, "reason_text" text not null default '', "answers" jsonb not null, "booked_by_name" varchar(80) null, "booked_by_phone" varchar(20) null, "booked_by_email" varchar(254) null, "account_id" int null, "holder_hash" varchar(43) null, "hold_group" varchar(43) null, "hold_number" smallint null, "expires_at" timestamptz null, "key_hash" varchar(43) null, "payload_hash" varchar(43) null, "first_answer" jsonb null, "created_at" timestamptz not null, "updated_at" timestamptz not null);

create index "booking_reason_id_index" on "booking" ("reason_id");

create index "booking_calendar_id_start_at_index" on "booking" ("calendar_id", "start_at");

create index "booking_professional_id_start_at_index" on "booking" ("professional_id", "start_at");

create index "booking_place_id_start_at_index" on "booking" ("place_id", "start_at");

create index "booking_account_id_start_at_index" on "booking" ("account_id", "start_at");

create index "booking_expires_at_index" on "booking" ("expires_at") where "expires_at" is not null;

alter table "booking" add constraint "booking_code_unique" unique ("code");

alter table "booking" add constraint "booking_key_hash_unique" unique ("key_hash");

alter table "booking" add constraint "booking_hold_group_hold_number_unique" unique ("hold_group", "hold_number");

alter table "booking" add constraint "booking_place_id_foreign" foreign key ("place_id") references "place" ("id") on delete cascade;

alter table "booking" add constraint "booking_professional_id_foreign" foreign key ("professional_id") references "professional" ("id") on delete cascade;

alter table "booking" add constraint "booking_calendar_id_foreign" foreign key ("calendar_id") references "calendar" ("id") on delete cascade;

alter table "booking" add constraint "booking_reason_id_foreign" foreign key ("reason_id") references "visit_reason" ("id") on delete set null;

alter table "booking" add constraint "booking_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete set null;

alter table "booking" add constraint "booking_state_check" check ("state" in ('held', 'pending', 'confirmed', 'completed', 'no_show', 'cancelled'));
