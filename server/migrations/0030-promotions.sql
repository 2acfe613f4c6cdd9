-- What places and professionals offer for a while, and the codes that people claim.

-- engine: sqlite

create table `promotion` (`id` integer not null primary key autoincrement, `slug` text not null, `title` text not null, `category` varchar(20) check (`category` in ('examination', 'package', 'test', 'treatment', 'dental', 'vaccination', 'beauty', 'product')) not null, `place_id` integer null, `professional_id` integer null, `old_price` integer null, `new_price` integer not null, `starts_at` datetime not null, `ends_at` datetime not null, `use_until` datetime not null, `quota` integer null, `claimed` integer not null default 0, `description` text not null default '', `terms` text not null default '', `groups` json not null, `status` varchar(12) check (`status` in ('pending', 'published', 'hidden')) not null, `created_at` datetime not null, `updated_at` datetime not null, constraint `promotion_place_id_foreign` foreign key (`place_id`) references `place` (`id`) on delete cascade, constraint `promotion_professional_id_foreign` foreign key (`professional_id`) references `professional` (`id`) on delete cascade);

create index "promotion_running_index" on "promotion" ("ends_at", "id", "starts_at") where "status" = 'published';

create index "promotion_upcoming_index" on "promotion" ("starts_at", "id") where "status" = 'published';

create index `promotion_place_id_ends_at_id_index` on `promotion` (`place_id`, `ends_at`, `id`);

create index `promotion_professional_id_ends_at_id_index` on `promotion` (`professional_id`, `ends_at`, `id`);

create table `promotion_claim` (`id` integer not null primary key autoincrement, `code` text not null, `promotion_id` integer not null, `account_id` integer not null, `options` json not null, `price` integer not null, `claimed_at` datetime not null, `redeemed_at` datetime null, constraint `promotion_claim_promotion_id_foreign` foreign key (`promotion_id`) references `promotion` (`id`) on delete cascade, constraint `promotion_claim_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

create index `promotion_claim_account_id_claimed_at_index` on `promotion_claim` (`account_id`, `claimed_at`);

create unique index `promotion_claim_code_unique` on `promotion_claim` (`code`);

create unique index `promotion_claim_promotion_id_account_id_unique` on `promotion_claim` (`promotion_id`, `account_id`);

-- engine: postgresql

create table "promotion" ("id" serial primary key, "slug" varchar(160) not null, "title" varchar(150) not null, "category" varchar(20) not null, "place_id" int null, "professional_id" int null, "old_price" int null, "new_price" int not null, "starts_at" timestamptz not null, "ends_at" timestamptz not null, "use_until" timestamptz not null, "quota" int null, "claimed" int not null default 0, "description" text not null default '', "terms" text not null default '', "groups" jsonb not null, "status" varchar(12) not null, "created_at" timestamptz not null, "updated_at" timestamptz not null);

create index "promotion_running_index" on "promotion" ("ends_at", "id", "starts_at") where "status" = 'published';

create index "promotion_upcoming_index" on "promotion" ("starts_at", "id") where "status" = 'published';

create index "promotion_place_id_ends_at_id_index" on "promotion" ("place_id", "ends_at", "id");

create index "promotion_professional_id_ends_at_id_index" on "promotion" ("professional_id", "ends_at", "id");

create table "promotion_claim" ("id" serial primary key, "code" varchar(10) not null, "promotion_id" int not null, "account_id" int not null, "options" jsonb not null, "price" int not null, "claimed_at" timestamptz not null, "redeemed_at" timestamptz null);

create index "promotion_claim_account_id_claimed_at_index" on "promotion_claim" ("account_id", "claimed_at");

alter table "promotion_claim" add constraint "promotion_claim_code_unique" unique ("code");

alter table "promotion_claim" add constraint "promotion_claim_promotion_id_account_id_unique" unique ("promotion_id", "account_id");

alter table "promotion" add constraint "promotion_place_id_foreign" foreign key ("place_id") references "place" ("id") on delete cascade;

alter table "promotion" add constraint "promotion_professional_id_foreign" foreign key ("professional_id") references "professional" ("id") on delete cascade;

alter table "promotion" add constraint "promotion_category_check" check ("category" in ('examination', 'package', 'test', 'treatment', 'dental', 'vaccination', 'beauty', 'product'));

alter table "promotion" add constraint "promotion_status_check" check ("status" in ('pending', 'published', 'hidden'));

alter table "promotion_claim" add constraint "promotion_claim_promotion_id_foreign" foreign key ("promotion_id") references "promotion" ("id") on delete cascade;

alter table "promotion_claim" add constraint "promotion_claim_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;
