-- As which professionals and places an account that speaks for the site may reply, each granted by an admin.
-- beside: yes

-- engine: sqlite

create table `reply_identity` (`id` integer not null primary key autoincrement, `account_id` integer not null, `kind` varchar(20) check (`kind` in ('professional', 'place')) not null, `entity_id` integer not null, `consent` varchar(500) not null default '', `granted_by_id` integer null, `created_at` datetime not null, constraint `reply_identity_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade, constraint `reply_identity_granted_by_id_foreign` foreign key (`granted_by_id`) references `account` (`id`) on delete set null);

create unique index `reply_identity_account_id_kind_entity_id_unique` on `reply_identity` (`account_id`, `kind`, `entity_id`);

create index `reply_identity_kind_entity_id_index` on `reply_identity` (`kind`, `entity_id`);

create index `reply_identity_granted_by_id_index` on `reply_identity` (`granted_by_id`);

-- engine: postgresql

create table "reply_identity" ("id" serial primary key, "account_id" int not null, "kind" varchar(20) not null, "entity_id" int not null, "consent" varchar(500) not null default '', "granted_by_id" int null, "created_at" timestamptz not null);

alter table "reply_identity" add constraint "reply_identity_account_id_kind_entity_id_unique" unique ("account_id", "kind", "entity_id");

create index "reply_identity_kind_entity_id_index" on "reply_identity" ("kind", "entity_id");

create index "reply_identity_granted_by_id_index" on "reply_identity" ("granted_by_id");

alter table "reply_identity" add constraint "reply_identity_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;

alter table "reply_identity" add constraint "reply_identity_granted_by_id_foreign" foreign key ("granted_by_id") references "account" ("id") on delete set null;

alter table "reply_identity" add constraint "reply_identity_kind_check" check ("kind" in ('professional', 'place'));
