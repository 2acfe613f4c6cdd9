-- People wait for a free slot on a day that is full; a freed one is held for the first of them.

-- engine: sqlite

create table `waiting_entry` (`id` integer not null primary key autoincrement, `code` text not null, `calendar_id` integer not null, `reason_id` integer null, `day` text not null, `start_at` datetime null, `name` text not null, `email` text not null, `phone` text not null, `account_id` integer null, `state` varchar(12) check (`state` in ('waiting', 'offered', 'taken', 'lapsed')) not null, `offered_start` datetime null, `offered_until` datetime null, `created_at` datetime not null, constraint `waiting_entry_calendar_id_foreign` foreign key (`calendar_id`) references `calendar` (`id`) on delete cascade, constraint `waiting_entry_reason_id_foreign` foreign key (`reason_id`) references `visit_reason` (`id`) on delete set null, constraint `waiting_entry_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

create index `waiting_entry_reason_id_index` on `waiting_entry` (`reason_id`);

create index `waiting_entry_account_id_index` on `waiting_entry` (`account_id`);

create index "waiting_entry_queue_index" on "waiting_entry" ("calendar_id", "id") where "state" = 'waiting';

create index `waiting_entry_day_index` on `waiting_entry` (`day`);

create unique index "waiting_entry_once_unique" on "waiting_entry" ("email", "calendar_id", "day") where "state" in ('waiting', 'offered');

create unique index `waiting_entry_code_unique` on `waiting_entry` (`code`);

alter table `booking` add column `waiting_id` integer null constraint `booking_waiting_id_foreign` references `waiting_entry` (`id`) on delete cascade;

create index "booking_waiting_index" on "booking" ("waiting_id") where "waiting_id" is not null;

-- engine: postgresql

create table "waiting_entry" ("id" serial primary key, "code" varchar(10) not null, "calendar_id" int not null, "reason_id" int null, "day" varchar(10) not null, "start_at" timestamptz null, "name" varchar(80) not null, "email" varchar(254) not null, "phone" varchar(20) not null, "account_id" int null, "state" varchar(12) not null, "offered_start" timestamptz null, "offered_until" timestamptz null, "created_at" timestamptz not null);

create index "waiting_entry_reason_id_index" on "waiting_entry" ("reason_id");

create index "waiting_entry_account_id_index" on "waiting_entry" ("account_id");

create index "waiting_entry_queue_index" on "waiting_entry" ("calendar_id", "id") where "state" = 'waiting';

create index "waiting_entry_day_index" on "waiting_entry" ("day");

create unique index "waiting_entry_once_unique" on "waiting_entry" ("email", "calendar_id", "day") where "state" in ('waiting', 'offered');

alter table "waiting_entry" add constraint "waiting_entry_code_unique" unique ("code");

alter table "booking" add "waiting_id" int null;

create index "booking_waiting_index" on "booking" ("waiting_id") where "waiting_id" is not null;

alter table "waiting_entry" add constraint "waiting_entry_calendar_id_foreign" foreign key ("calendar_id") references "calendar" ("id") on delete cascade;

alter table "waiting_entry" add constraint "waiting_entry_reason_id_foreign" foreign key ("reason_id") references "visit_reason" ("id") on delete set null;

alter table "waiting_entry" add constraint "waiting_entry_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;

alter table "waiting_entry" add constraint "waiting_entry_state_check" check ("state" in ('waiting', 'offered', 'taken', 'lapsed'));

alter table "booking" add constraint "booking_waiting_id_foreign" foreign key ("waiting_id") references "waiting_entry" ("id") on delete cascade;
