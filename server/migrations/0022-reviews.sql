-- People review records; the score is kept with the record. Points for completeness stand apart, so that a review changes the rest alone.

-- engine: sqlite

create table `comment` (`id` integer not null primary key autoincrement, `kind` text not null, `entity_id` integer not null, `parent_id` integer null, `account_id` integer null, `author_name` text not null, `author_email` text null, `liking` integer null, `overall` integer not null default 0, `attitude` integer not null default 0, `waiting_time` integer not null default 0, `cleanliness` integer not null default 0, `recommending` integer not null default 0, `body` text not null, `original_body` text null, `edited_by` varchar(10) check (`edited_by` in ('author', 'owner')) null, `edited_at` datetime null, `body_hash` text not null, `status` varchar(12) check (`status` in ('pending', 'published', 'reported', 'hidden', 'rejected')) not null, `objections` json not null, `is_verified` integer not null default false, `useful` integer not null default 0, `not_useful` integer not null default 0, `removal_reason` varchar(20) check (`removal_reason` in ('personal-data', 'insult', 'advertising', 'fake', 'off-topic', 'law')) null, `removed_at` datetime null, `created_at` datetime not null, constraint `comment_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete set null);

create index "comment_newest_index" on "comment" ("kind", "entity_id", "created_at", "id") where "parent_id" is null and "status" in ('published', 'reported');

create index "comment_useful_index" on "comment" ("kind", "entity_id", "useful", "id") where "parent_id" is null and "status" in ('published', 'reported');

create index "comment_overall_index" on "comment" ("kind", "entity_id", "overall", "id") where "parent_id" is null and "status" in ('published', 'reported');

create index "comment_parent_index" on "comment" ("parent_id", "id") where "parent_id" is not null;

create index "comment_removed_index" on "comment" ("removed_at", "id") where "removed_at" is not null;

create index "comment_email_index" on "comment" ("author_email", "kind", "entity_id") where "author_email" is not null;

create index `comment_account_id_kind_entity_id_index` on `comment` (`account_id`, `kind`, `entity_id`);

create index `comment_kind_entity_id_id_index` on `comment` (`kind`, `entity_id`, `id`);

create index `comment_body_hash_index` on `comment` (`body_hash`);

create index `comment_status_id_index` on `comment` (`status`, `id`);

create table `comment_report` (`id` integer not null primary key autoincrement, `comment_id` integer not null, `account_id` integer not null, `reason` text not null, `created_at` datetime not null, constraint `comment_report_comment_id_foreign` foreign key (`comment_id`) references `comment` (`id`) on delete cascade, constraint `comment_report_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

create index `comment_report_account_id_index` on `comment_report` (`account_id`);

create unique index `comment_report_comment_id_account_id_unique` on `comment_report` (`comment_id`, `account_id`);

create table `comment_vote` (`account_id` integer not null, `comment_id` integer not null, `useful` integer not null, `created_at` datetime not null, primary key (`account_id`, `comment_id`), constraint `comment_vote_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on update cascade on delete cascade, constraint `comment_vote_comment_id_foreign` foreign key (`comment_id`) references `comment` (`id`) on update cascade on delete cascade);

create index `comment_vote_comment_id_index` on `comment_vote` (`comment_id`);

create table `rating_prior` (`kind` text not null primary key, `prior` integer not null);

create table `review_score` (`kind` text not null, `entity_id` integer not null, `reviews` integer not null default 0, `verified` integer not null default 0, `stars1` integer not null default 0, `stars2` integer not null default 0, `stars3` integer not null default 0, `stars4` integer not null default 0, `stars5` integer not null default 0, `attitude_sum` integer not null default 0, `attitude_count` integer not null default 0, `waiting_time_sum` integer not null default 0, `waiting_time_count` integer not null default 0, `cleanliness_sum` integer not null default 0, `cleanliness_count` integer not null default 0, `recommending_sum` integer not null default 0, `recommending_count` integer not null default 0, primary key (`kind`, `entity_id`));

alter table `professional` add column `completeness` integer not null default 0;

alter table `place` add column `completeness` integer not null default 0;

update place set completeness = max(0, relevance - cast(round(350000.0 * (rating_rank / 1000.0 - 1) / 4 + 200000.0 * ln(1 + min(review_count, 500)) / ln(501.0)) as integer)) where rating_rank > 0;

update professional set completeness = max(0, relevance - cast(round(350000.0 * (rating_rank / 1000.0 - 1) / 4 + 200000.0 * ln(1 + min(review_count, 500)) / ln(501.0)) as integer)) where rating_rank > 0;

-- engine: postgresql

create table "comment" ("id" serial primary key, "kind" varchar(20) not null, "entity_id" int not null, "parent_id" int null, "account_id" int null, "author_name" varchar(80) not null, "author_email" varchar(254) null, "liking" boolean null, "overall" smallint not null default 0, "attitude" smallint not null default 0, "waiting_time" smallint not null default 0, "cleanliness" smallint not null default 0, "recommending" smallint not null default 0, "body" text not null, "original_body" text null, "edited_by" varchar(10) null, "edited_at" timestamptz null, "body_hash" varchar(43) not null, "status" varchar(12) not null, "objections" jsonb not null, "is_verified" boolean not null default false, "useful" int not null default 0, "not_useful" int not null default 0, "removal_reason" varchar(20) null, "removed_at" timestamptz null, "created_at" timestamptz not null);

create index "comment_newest_index" on "comment" ("kind", "entity_id", "created_at", "id") where "parent_id" is null and "status" in ('published', 'reported');

create index "comment_useful_index" on "comment" ("kind", "entity_id", "useful", "id") where "parent_id" is null and "status" in ('published', 'reported');

create index "comment_overall_index" on "comment" ("kind", "entity_id", "overall", "id") where "parent_id" is null and "status" in ('published', 'reported');

create index "comment_parent_index" on "comment" ("parent_id", "id") where "parent_id" is not null;

create index "comment_removed_index" on "comment" ("removed_at", "id") where "removed_at" is not null;

create index "comment_email_index" on "comment" ("author_email", "kind", "entity_id") where "author_email" is not null;

create index "comment_account_id_kind_entity_id_index" on "comment" ("account_id", "kind", "entity_id");

create index "comment_kind_entity_id_id_index" on "comment" ("kind", "entity_id", "id");

create index "comment_body_hash_index" on "comment" ("body_hash");

create index "comment_status_id_index" on "comment" ("status", "id");

create table "comment_report" ("id" serial primary key, "comment_id" int not null, "account_id" int not null, "reason" varchar(500) not null, "created_at" timestamptz not null);

create index "comment_report_account_id_index" on "comment_report" ("account_id");

alter table "comment_report" add constraint "comment_report_comment_id_account_id_unique" unique ("comment_id", "account_id");

create table "comment_vote" ("account_id" int not null, "comment_id" int not null, "useful" boolean not null, "created_at" timestamptz not null, primary key ("account_id", "comment_id"));

create index "comment_vote_comment_id_index" on "comment_vote" ("comment_id");

create table "rating_prior" ("kind" varchar(20) not null, "prior" int not null, primary key ("kind"));

create table "review_score" ("kind" varchar(20) not null, "entity_id" int not null, "reviews" int not null default 0, "verified" int not null default 0, "stars1" int not null default 0, "stars2" int not null default 0, "stars3" int not null default 0, "stars4" int not null default 0, "stars5" int not null default 0, "attitude_sum" int not null default 0, "attitude_count" int not null default 0, "waiting_time_sum" int not null default 0, "waiting_time_count" int not null default 0, "cleanliness_sum" int not null default 0, "cleanliness_count" int not null default 0, "recommending_sum" int not null default 0, "recommending_count" int not null default 0, primary key ("kind", "entity_id"));

alter table "professional" add "completeness" int not null default 0;

alter table "place" add "completeness" int not null default 0;

alter table "comment" add constraint "comment_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete set null;

alter table "comment" add constraint "comment_edited_by_check" check ("edited_by" in ('author', 'owner'));

alter table "comment" add constraint "comment_status_check" check ("status" in ('pending', 'published', 'reported', 'hidden', 'rejected'));

alter table "comment" add constraint "comment_removal_reason_check" check ("removal_reason" in ('personal-data', 'insult', 'advertising', 'fake', 'off-topic', 'law'));

alter table "comment_report" add constraint "comment_report_comment_id_foreign" foreign key ("comment_id") references "comment" ("id") on delete cascade;

alter table "comment_report" add constraint "comment_report_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;

alter table "comment_vote" add constraint "comment_vote_account_id_foreign" foreign key ("account_id") references "account" ("id") on update cascade on delete cascade;

alter table "comment_vote" add constraint "comment_vote_comment_id_foreign" foreign key ("comment_id") references "comment" ("id") on update cascade on delete cascade;

update place set completeness = greatest(0, relevance - (round(350000.0 * (rating_rank / 1000.0 - 1) / 4 + 200000.0 * ln(1 + least(review_count, 500)) / ln(501.0)))::int) where rating_rank > 0;

update professional set completeness = greatest(0, relevance - (round(350000.0 * (rating_rank / 1000.0 - 1) / 4 + 200000.0 * ln(1 + least(review_count, 500)) / ln(501.0)))::int) where rating_rank > 0;
