-- engine: sqlite

create table `account` (`id` integer not null primary key autoincrement, `email` text null, `name` text not null, `mobile_phone` text null, `password_hash` text null, `role` varchar(20) check (`role` in ('user', 'favourite', 'professional', 'place', 'moderator', 'editor', 'admin')) not null default 'user', `status` varchar(20) check (`status` in ('active', 'pending', 'disabled', 'anonymised')) not null default 'active', `is_official` integer not null default false, `email_confirmed_at` datetime null, `source` text not null default '', `utm` json not null, `totp_secret` text null, `totp_confirmed_at` datetime null, `totp_last_step` integer null, `deletion_due_at` datetime null, `password_changed_at` datetime null, `last_login_at` datetime null, `created_at` datetime not null, `updated_at` datetime not null);

create unique index `account_email_unique` on `account` (`email`);

create index `account_role_id_index` on `account` (`role`, `id`);

create index `account_status_id_index` on `account` (`status`, `id`);

create index `account_created_at_id_index` on `account` (`created_at`, `id`);

create index `account_name_id_index` on `account` (`name`, `id`);

create index "account_deletion_due_index" on "account" ("deletion_due_at") where "deletion_due_at" is not null;

create table `account_token` (`id` integer not null primary key autoincrement, `account_id` integer not null, `purpose` varchar(20) check (`purpose` in ('confirm-email', 'reset-password')) not null, `token_hash` text not null, `email` text not null, `expires_at` datetime not null, `used_at` datetime null, `created_at` datetime not null, constraint `account_token_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

create index `account_token_account_id_index` on `account_token` (`account_id`);

create unique index `account_token_token_hash_unique` on `account_token` (`token_hash`);

create index `account_token_expires_at_index` on `account_token` (`expires_at`);

create table `audit_entry` (`id` integer not null primary key autoincrement, `at` datetime not null, `actor_id` integer null, `action` text not null, `subject_kind` text not null, `subject_id` integer null, `fields` json not null, `request_id` text null);

create index `audit_entry_subject_kind_subject_id_id_index` on `audit_entry` (`subject_kind`, `subject_id`, `id`);

create index `audit_entry_actor_id_id_index` on `audit_entry` (`actor_id`, `id`);

create table `contact_quota` (`account_id` integer not null, `day` text not null, `used` integer not null default 0, primary key (`account_id`, `day`), constraint `contact_quota_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

create table `contact_reveal` (`account_id` integer not null, `day` text not null, `kind` varchar(20) check (`kind` in ('place', 'professional')) not null, `entity_id` integer not null, `created_at` datetime not null, primary key (`account_id`, `day`, `kind`, `entity_id`), constraint `contact_reveal_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

create table `favourite` (`account_id` integer not null, `type` varchar(20) check (`type` in ('place', 'professional')) not null, `entity_id` integer not null, `created_at` datetime not null, primary key (`account_id`, `type`, `entity_id`), constraint `favourite_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

create index `favourite_account_id_created_at_index` on `favourite` (`account_id`, `created_at`);

create index `favourite_type_entity_id_index` on `favourite` (`type`, `entity_id`);

create table `provider_application` (`id` integer not null primary key autoincrement, `account_id` integer not null, `type` varchar(20) check (`type` in ('professional', 'place')) not null, `place_name` text not null default '', `place_add` text not null default '', `prof_spec` text not null default '', `prof_place` text not null default '', `status` varchar(20) check (`status` in ('pending', 'approved', 'refused')) not null default 'pending', `reason` text not null default '', `decided_by` integer null, `decided_at` datetime null, `created_at` datetime not null, constraint `provider_application_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

create unique index `provider_application_account_id_unique` on `provider_application` (`account_id`);

create index `provider_application_status_id_index` on `provider_application` (`status`, `id`);

create table `provider_link` (`account_id` integer not null, `kind` varchar(20) check (`kind` in ('professional', 'place')) not null, `entity_id` integer not null, `created_at` datetime not null, primary key (`account_id`, `kind`, `entity_id`), constraint `provider_link_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

create index `provider_link_kind_entity_id_index` on `provider_link` (`kind`, `entity_id`);

create table `recovery_code` (`id` integer not null primary key autoincrement, `account_id` integer not null, `code_hash` text not null, `used_at` datetime null, constraint `recovery_code_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

create unique index `recovery_code_account_id_code_hash_unique` on `recovery_code` (`account_id`, `code_hash`);

create table `session` (`id` integer not null primary key autoincrement, `account_id` integer not null, `token_hash` text not null, `device` text not null, `has_second_factor` integer not null default false, `created_at` datetime not null, `last_seen_at` datetime not null, `expires_at` datetime not null, constraint `session_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

create index `session_account_id_index` on `session` (`account_id`);

create unique index `session_token_hash_unique` on `session` (`token_hash`);

create index `session_expires_at_index` on `session` (`expires_at`);

create table `social_attempt` (`id` integer not null primary key autoincrement, `state_hash` text not null, `provider` varchar(20) check (`provider` in ('google', 'facebook', 'zalo', 'demo')) not null, `code_verifier` text not null, `nonce` text not null, `next` text not null, `source` text not null default '', `utm` json not null, `subject` text null, `email` text null, `name` text null, `is_email_verified` integer not null default false, `expires_at` datetime not null, `created_at` datetime not null);

create unique index `social_attempt_state_hash_unique` on `social_attempt` (`state_hash`);

create index `social_attempt_expires_at_index` on `social_attempt` (`expires_at`);

create table `social_identity` (`id` integer not null primary key autoincrement, `account_id` integer not null, `provider` varchar(20) check (`provider` in ('google', 'facebook', 'zalo', 'demo')) not null, `subject` text not null, `created_at` datetime not null, constraint `social_identity_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

create index `social_identity_account_id_index` on `social_identity` (`account_id`);

create unique index `social_identity_provider_subject_unique` on `social_identity` (`provider`, `subject`);

alter table `professional` add column `favourite_count` integer not null default 0;

alter table `place` add column `favourite_count` integer not null default 0;

-- engine: postgresql

create table "account" ("id" serial primary key, "email" varchar(254) null, "name" varchar(80) not null, "mobile_phone" varchar(20) null, "password_hash" varchar(160) null, "role" varchar(20) not null default 'user', "status" varchar(20) not null default 'active', "is_official" boolean not null default false, "email_confirmed_at" timestamptz null, "source" varchar(40) not null default '', "utm" jsonb not null, "totp_secret" varchar(200) null, "totp_confirmed_at" timestamptz null, "totp_last_step" int null, "deletion_due_at" timestamptz null, "password_changed_at" timestamptz null, "last_login_at" timestamptz null, "created_at" timestamptz not null, "updated_at" timestamptz not null);

alter table "account" add constraint "account_email_unique" unique ("email");

create index "account_role_id_index" on "account" ("role", "id");

create index "account_status_id_index" on "account" ("status", "id");

create index "account_created_at_id_index" on "account" ("created_at", "id");

create index "account_name_id_index" on "account" ("name", "id");

create index "account_deletion_due_index" on "account" ("deletion_due_at") where "deletion_due_at" is not null;

create table "account_token" ("id" serial primary key, "account_id" int not null, "purpose" varchar(20) not null, "token_hash" varchar(43) not null, "email" varchar(254) not null, "expires_at" timestamptz not null, "used_at" timestamptz null, "created_at" timestamptz not null);

create index "account_token_account_id_index" on "account_token" ("account_id");

alter table "account_token" add constraint "account_token_token_hash_unique" unique ("token_hash");

create index "account_token_expires_at_index" on "account_token" ("expires_at");

create table "audit_entry" ("id" serial primary key, "at" timestamptz not null, "actor_id" int null, "action" varchar(60) not null, "subject_kind" varchar(30) not null, "subject_id" int null, "fields" jsonb not null, "request_id" varchar(60) null);

create index "audit_entry_subject_kind_subject_id_id_index" on "audit_entry" ("subject_kind", "subject_id", "id");

create index "audit_entry_actor_id_id_index" on "audit_entry" ("actor_id", "id");

create table "contact_quota" ("account_id" int not null, "day" varchar(10) not null, "used" int not null default 0, primary key ("account_id", "day"));

create table "contact_reveal" ("account_id" int not null, "day" varchar(10) not null, "kind" varchar(20) not null, "entity_id" int not null, "created_at" timestamptz not null, primary key ("account_id", "day", "kind", "entity_id"));

create table "favourite" ("account_id" int not null, "type" varchar(20) not null, "entity_id" int not null, "created_at" timestamptz not null, primary key ("account_id", "type", "entity_id"));

create index "favourite_account_id_created_at_index" on "favourite" ("account_id", "created_at");

create index "favourite_type_entity_id_index" on "favourite" ("type", "entity_id");

create table "provider_application" ("id" serial primary key, "account_id" int not null, "type" varchar(20) not null, "place_name" varchar(200) not null default '', "place_add" varchar(300) not null default '', "prof_spec" varchar(200) not null default '', "prof_place" varchar(200) not null default '', "status" varchar(20) not null default 'pending', "reason" varchar(500) not null default '', "decided_by" int null, "decided_at" timestamptz null, "created_at" timestamptz not null);

alter table "provider_application" add constraint "provider_application_account_id_unique" unique ("account_id");

create index "provider_application_status_id_index" on "provider_application" ("status", "id");

create table "provider_link" ("account_id" int not null, "kind" varchar(20) not null, "entity_id" int not null, "created_at" timestamptz not null, primary key ("account_id", "kind", "entity_id"));

create index "provider_link_kind_entity_id_index" on "provider_link" ("kind", "entity_id");

create table "recovery_code" ("id" serial primary key, "account_id" int not null, "code_hash" varchar(43) not null, "used_at" timestamptz null);

alter table "recovery_code" add constraint "recovery_code_account_id_code_hash_unique" unique ("account_id", "code_hash");

create table "session" ("id" serial primary key, "account_id" int not null, "token_hash" varchar(43) not null, "device" varchar(80) not null, "has_second_factor" boolean not null default false, "created_at" timestamptz not null, "last_seen_at" timestamptz not null, "expires_at" timestamptz not null);

create index "session_account_id_index" on "session" ("account_id");

alter table "session" add constraint "session_token_hash_unique" unique ("token_hash");

create index "session_expires_at_index" on "session" ("expires_at");

create table "social_attempt" ("id" serial primary key, "state_hash" varchar(43) not null, "provider" varchar(20) not null, "code_verifier" varchar(128) not null, "nonce" varchar(64) not null, "next" varchar(1000) not null, "source" varchar(40) not null default '', "utm" jsonb not null, "subject" varchar(255) null, "email" varchar(254) null, "name" varchar(80) null, "is_email_verified" boolean not null default false, "expires_at" timestamptz not null, "created_at" timestamptz not null);

alter table "social_attempt" add constraint "social_attempt_state_hash_unique" unique ("state_hash");

create index "social_attempt_expires_at_index" on "social_attempt" ("expires_at");

create table "social_identity" ("id" serial primary key, "account_id" int not null, "provider" varchar(20) not null, "subject" varchar(255) not null, "created_at" timestamptz not null);

create index "social_identity_account_id_index" on "social_identity" ("account_id");

alter table "social_identity" add constraint "social_identity_provider_subject_unique" unique ("provider", "subject");

alter table "professional" add "favourite_count" int not null default 0;

alter table "place" add "favourite_count" int not null default 0;

alter table "account" add constraint "account_role_check" check ("role" in ('user', 'favourite', 'professional', 'place', 'moderator', 'editor', 'admin'));

alter table "account" add constraint "account_status_check" check ("status" in ('active', 'pending', 'disabled', 'anonymised'));

alter table "account_token" add constraint "account_token_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;

alter table "account_token" add constraint "account_token_purpose_check" check ("purpose" in ('confirm-email', 'reset-password'));

alter table "contact_quota" add constraint "contact_quota_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;

alter table "contact_reveal" add constraint "contact_reveal_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;

alter table "contact_reveal" add constraint "contact_reveal_kind_check" check ("kind" in ('place', 'professional'));

alter table "favourite" add constraint "favourite_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;

alter table "favourite" add constraint "favourite_type_check" check ("type" in ('place', 'professional'));

alter table "provider_application" add constraint "provider_application_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;

alter table "provider_application" add constraint "provider_application_type_check" check ("type" in ('professional', 'place'));

alter table "provider_application" add constraint "provider_application_status_check" check ("status" in ('pending', 'approved', 'refused'));

alter table "provider_link" add constraint "provider_link_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;

alter table "provider_link" add constraint "provider_link_kind_check" check ("kind" in ('professional', 'place'));

alter table "recovery_code" add constraint "recovery_code_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;

alter table "session" add constraint "session_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;

alter table "social_attempt" add constraint "social_attempt_provider_check" check ("provider" in ('google', 'facebook', 'zalo', 'demo'));

alter table "social_identity" add constraint "social_identity_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;

alter table "social_identity" add constraint "social_identity_provider_check" check ("provider" in ('google', 'facebook', 'zalo', 'demo'));
