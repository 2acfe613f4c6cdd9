-- What owners want changed of their profiles and staff look at first.

-- engine: sqlite

create table `profile_edit` (`id` integer not null primary key autoincrement, `professional_id` integer not null, `account_id` integer null, `status` varchar(12) check (`status` in ('pending', 'decided')) not null, `changes` json not null, `version` integer not null, `created_at` datetime not null, `updated_at` datetime not null, `decided_at` datetime null, `decided_by` integer null, constraint `profile_edit_professional_id_foreign` foreign key (`professional_id`) references `professional` (`id`) on delete cascade, constraint `profile_edit_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete set null);

create unique index "profile_edit_pending_unique" on "profile_edit" ("professional_id") where "status" = 'pending';

create index `profile_edit_professional_id_id_index` on `profile_edit` (`professional_id`, `id`);

create index `profile_edit_account_id_index` on `profile_edit` (`account_id`);

create index `profile_edit_status_id_professional_id_index` on `profile_edit` (`status`, `id`, `professional_id`);

-- engine: postgresql

create table "profile_edit" ("id" serial primary key, "professional_id" int not null, "account_id" int null, "status" varchar(12) not null, "changes" jsonb not null, "version" int not null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "decided_at" timestamptz null, "decided_by" int null);

create unique index "profile_edit_pending_unique" on "profile_edit" ("professional_id") where "status" = 'pending';

create index "profile_edit_professional_id_id_index" on "profile_edit" ("professional_id", "id");

create index "profile_edit_account_id_index" on "profile_edit" ("account_id");

create index "profile_edit_status_id_professional_id_index" on "profile_edit" ("status", "id", "professional_id");

alter table "profile_edit" add constraint "profile_edit_professional_id_foreign" foreign key ("professional_id") references "professional" ("id") on delete cascade;

alter table "profile_edit" add constraint "profile_edit_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete set null;

alter table "profile_edit" add constraint "profile_edit_status_check" check ("status" in ('pending', 'decided'));
