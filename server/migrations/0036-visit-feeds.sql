-- Secret addresses at which calendar programs of providers read the visits to their pages.

-- engine: sqlite

create table `visit_feed` (`account_id` integer not null, `kind` varchar(20) check (`kind` in ('professional', 'place')) not null, `entity_id` integer not null, `secret_hash` text not null, `created_at` datetime not null, constraint `visit_feed_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade, primary key (`account_id`, `kind`, `entity_id`));

create unique index `visit_feed_secret_hash_unique` on `visit_feed` (`secret_hash`);

-- engine: postgresql

create table "visit_feed" ("account_id" int not null, "kind" varchar(20) not null, "entity_id" int not null, "secret_hash" varchar(43) not null, "created_at" timestamptz not null, primary key ("account_id", "kind", "entity_id"));

alter table "visit_feed" add constraint "visit_feed_secret_hash_unique" unique ("secret_hash");

alter table "visit_feed" add constraint "visit_feed_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;

alter table "visit_feed" add constraint "visit_feed_kind_check" check ("kind" in ('professional', 'place'));
