-- engine: sqlite

create table `analytics_day_count` (`day` text not null, `path` text not null, `count` integer not null default 0, primary key (`day`, `path`));

create table `analytics_hit` (`id` integer not null primary key autoincrement, `day` text not null, `at` datetime not null, `kind` varchar(10) check (`kind` in ('page', 'virtual', 'event', 'timing')) not null, `path` text not null, `title` text not null default '', `category` text not null default '', `action` text not null default '', `label` text not null default '', `value` integer null, `user_id` text null);

create index `analytics_hit_day_kind_index` on `analytics_hit` (`day`, `kind`);

create index `analytics_hit_user_id_index` on `analytics_hit` (`user_id`);

create table `consent_record` (`id` integer not null primary key autoincrement, `consent_id` text not null, `choice` varchar(10) check (`choice` in ('granted', 'refused')) not null, `version` integer not null, `at` datetime not null);

create index `consent_record_consent_id_index` on `consent_record` (`consent_id`);

create index `consent_record_at_index` on `consent_record` (`at`);

-- engine: postgresql

create table "analytics_day_count" ("day" varchar(10) not null, "path" varchar(200) not null, "count" int not null default 0, primary key ("day", "path"));

create table "analytics_hit" ("id" bigserial primary key, "day" varchar(10) not null, "at" timestamptz not null, "kind" varchar(10) not null, "path" varchar(200) not null, "title" varchar(300) not null default '', "category" varchar(40) not null default '', "action" varchar(40) not null default '', "label" varchar(120) not null default '', "value" int null, "user_id" varchar(36) null);

create index "analytics_hit_day_kind_index" on "analytics_hit" ("day", "kind");

create index "analytics_hit_user_id_index" on "analytics_hit" ("user_id");

create table "consent_record" ("id" bigserial primary key, "consent_id" varchar(36) not null, "choice" varchar(10) not null, "version" int not null, "at" timestamptz not null);

create index "consent_record_consent_id_index" on "consent_record" ("consent_id");

create index "consent_record_at_index" on "consent_record" ("at");

alter table "analytics_hit" add constraint "analytics_hit_kind_check" check ("kind" in ('page', 'virtual', 'event', 'timing'));

alter table "consent_record" add constraint "consent_record_choice_check" check ("choice" in ('granted', 'refused'));
