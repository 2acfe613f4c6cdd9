-- engine: sqlite

create table `collection` (`id` integer not null primary key autoincrement, `kind` varchar(20) check (`kind` in ('place', 'professional')) not null, `slug` text not null, `name` text not null, `summary` text not null default '', `description` text not null default '', `published` integer not null default true, `position` integer not null default 0, `member_count` integer not null default 0, `created_at` datetime not null, `updated_at` datetime not null);

create index `collection_published_kind_position_id_index` on `collection` (`published`, `kind`, `position`, `id`);

create table `collection_member` (`collection_id` integer not null, `member_id` integer not null, `position` integer not null default 0, `note` text not null default '', primary key (`collection_id`, `member_id`), constraint `collection_member_collection_id_foreign` foreign key (`collection_id`) references `collection` (`id`) on delete cascade);

create index `collection_member_collection_id_position_member_id_index` on `collection_member` (`collection_id`, `position`, `member_id`);

create table `content_version` (`name` text not null primary key, `version` bigint not null default '0');

create table `facet_bitmap` (`kind` text not null, `facet` text not null, `bits` blob not null, `cardinality` integer not null, `version` bigint not null default '0', primary key (`kind`, `facet`));

create index `facet_bitmap_kind_version_index` on `facet_bitmap` (`kind`, `version`);

create table `media` (`id` integer not null primary key autoincrement, `owner_kind` varchar(20) check (`owner_kind` in ('place', 'professional', 'collection')) not null, `owner_id` integer not null, `type` varchar(10) check (`type` in ('image', 'video')) not null, `position` integer not null default 0, `is_main` integer not null default false, `caption` text not null default '', `key` text not null default '', `width` integer not null default 0, `height` integer not null default 0, `video_provider` varchar(10) check (`video_provider` in ('youtube', 'vimeo')) null, `video_id` text null, `created_at` datetime not null);

create index `media_owner_kind_owner_id_position_index` on `media` (`owner_kind`, `owner_id`, `position`);

create table `outbox_message` (`id` integer not null primary key autoincrement, `topic` text not null, `payload` json not null, `dedupe_key` text null, `available_at` datetime not null, `leased_until` datetime null, `attempts` integer not null default 0, `last_error` text null, `done_at` datetime null, `failed_at` datetime null, `created_at` datetime not null);

create unique index `outbox_message_dedupe_key_unique` on `outbox_message` (`dedupe_key`);

create index `outbox_message_done_at_failed_at_available_at_id_index` on `outbox_message` (`done_at`, `failed_at`, `available_at`, `id`);

create table `province` (`id` integer not null primary key autoincrement, `code` text not null, `slug` text not null, `name` text not null, `full_name` text not null, `lat` double not null, `long` double not null, `position` integer not null default 0);

create unique index `province_code_unique` on `province` (`code`);

create unique index `province_slug_unique` on `province` (`slug`);

create table `former_province` (`id` integer not null primary key autoincrement, `code` text not null, `slug` text not null, `name` text not null, `full_name` text not null, `province_id` integer not null, constraint `former_province_province_id_foreign` foreign key (`province_id`) references `province` (`id`));

create unique index `former_province_code_unique` on `former_province` (`code`);

create unique index `former_province_slug_unique` on `former_province` (`slug`);

create index `former_province_province_id_index` on `former_province` (`province_id`);

create table `district` (`id` integer not null primary key autoincrement, `code` text not null, `slug` text not null, `name` text not null, `full_name` text not null, `former_province_id` integer not null, `province_id` integer not null, `lat` double not null, `long` double not null, constraint `district_former_province_id_foreign` foreign key (`former_province_id`) references `former_province` (`id`), constraint `district_province_id_foreign` foreign key (`province_id`) references `province` (`id`));

create unique index `district_code_unique` on `district` (`code`);

create unique index `district_slug_unique` on `district` (`slug`);

create index `district_former_province_id_index` on `district` (`former_province_id`);

create index `district_province_id_index` on `district` (`province_id`);

create table `setting` (`name` text not null primary key, `value` json not null, `updated_at` datetime not null);

create table `term` (`id` integer not null primary key autoincrement, `kind` varchar(20) check (`kind` in ('speciality', 'service', 'place_type', 'occupation', 'qualification', 'title', 'degree', 'position', 'language')) not null, `slug` text not null, `name` text not null, `abbreviation` text not null default '', `group_name` text not null default '', `aliases` json not null default '[]', `description` text not null default '', `position` integer not null default 0, `parent` integer null);

create index `term_parent_index` on `term` (`parent`);

create unique index `term_kind_slug_unique` on `term` (`kind`, `slug`);

create table `professional` (`id` integer not null primary key autoincrement, `external_id` text null, `slug` text not null, `name` text not null, `status` varchar(12) check (`status` in ('published', 'draft', 'hidden')) not null default 'draft', `gender` varchar(8) check (`gender` in ('female', 'male')) null, `licence_number` text null, `licence_verified_at` datetime null, `occupation_id` integer null, `title_id` integer null, `honorific` text not null default '', `position` text not null default '', `description` text not null default '', `services_free` text not null default '', `experience_full` text not null default '', `achievements` text not null default '', `practising_since` integer null, `phone` text null, `email` text null, `province_id` integer null, `district_id` integer null, `lat` double null, `long` double null, `rating_sum` integer not null default 0, `rating_count` integer not null default 0, `rating_rank` integer not null default 0, `review_count` integer not null default 0, `relevance` integer not null default 0, `sort_name` text not null default '', `created_at` datetime not null, `updated_at` datetime not null, constraint `professional_occupation_id_foreign` foreign key (`occupation_id`) references `term` (`id`) on delete set null, constraint `professional_title_id_foreign` foreign key (`title_id`) references `term` (`id`) on delete set null, constraint `professional_province_id_foreign` foreign key (`province_id`) references `province` (`id`) on delete set null, constraint `professional_district_id_foreign` foreign key (`district_id`) references `district` (`id`) on delete set null);

create unique index `professional_external_id_unique` on `professional` (`external_id`);

create index "professional_relevance_index" on "professional" ("status", "relevance" desc, "id");

create index "professional_rating_index" on "professional" ("status", "rating_rank" desc, "id");

create index "professional_reviews_index" on "professional" ("status", "review_count" desc, "id");

create index "professional_name_index" on "professional" ("status", "sort_name", "id");

create index "professional_position_index" on "professional" ("status", "lat", "long", "id");

create table `professional_term` (`professional_id` integer not null, `term_id` integer not null, `position` integer not null default 0, `price_from` integer null, `price_to` integer null, `label` text not null default '', primary key (`professional_id`, `term_id`), constraint `professional_term_professional_id_foreign` foreign key (`professional_id`) references `professional` (`id`) on update cascade on delete cascade, constraint `professional_term_term_id_foreign` foreign key (`term_id`) references `term` (`id`) on update cascade on delete cascade);

create table `ward` (`id` integer not null primary key autoincrement, `code` text not null, `name` text not null, `full_name` text not null, `province_id` integer not null, constraint `ward_province_id_foreign` foreign key (`province_id`) references `province` (`id`));

create unique index `ward_code_unique` on `ward` (`code`);

create index `ward_province_id_index` on `ward` (`province_id`);

create table `place` (`id` integer not null primary key autoincrement, `external_id` text null, `slug` text not null, `name` text not null, `status` varchar(12) check (`status` in ('published', 'draft', 'hidden')) not null default 'published', `place_type_id` integer not null, `address` text not null default '', `ward_id` integer null, `district_id` integer null, `province_id` integer not null, `lat` double null, `long` double null, `phone` text null, `email` text null, `website` text null, `description` text not null default '', `opening_hours` json null, `accepts_bhyt` integer not null default false, `source` text not null default '', `licence` text not null default '', `rating_sum` integer not null default 0, `rating_count` integer not null default 0, `rating_rank` integer not null default 0, `review_count` integer not null default 0, `relevance` integer not null default 0, `sort_name` text not null default '', `created_at` datetime not null, `updated_at` datetime not null, constraint `place_place_type_id_foreign` foreign key (`place_type_id`) references `term` (`id`), constraint `place_ward_id_foreign` foreign key (`ward_id`) references `ward` (`id`) on delete set null, constraint `place_district_id_foreign` foreign key (`district_id`) references `district` (`id`) on delete set null, constraint `place_province_id_foreign` foreign key (`province_id`) references `province` (`id`));

create unique index `place_external_id_unique` on `place` (`external_id`);

create index "place_relevance_index" on "place" ("status", "relevance" desc, "id");

create index "place_rating_index" on "place" ("status", "rating_rank" desc, "id");

create index "place_reviews_index" on "place" ("status", "review_count" desc, "id");

create index "place_name_index" on "place" ("status", "sort_name", "id");

create index "place_position_index" on "place" ("status", "lat", "long", "id");

create table `place_term` (`place_id` integer not null, `term_id` integer not null, `position` integer not null default 0, `price_from` integer null, `price_to` integer null, `label` text not null default '', primary key (`place_id`, `term_id`), constraint `place_term_place_id_foreign` foreign key (`place_id`) references `place` (`id`) on update cascade on delete cascade, constraint `place_term_term_id_foreign` foreign key (`term_id`) references `term` (`id`) on update cascade on delete cascade);

create table `former_ward` (`id` integer not null primary key autoincrement, `code` text not null, `name` text not null, `full_name` text not null, `district_id` integer not null, `ward_id` integer not null, constraint `former_ward_district_id_foreign` foreign key (`district_id`) references `district` (`id`), constraint `former_ward_ward_id_foreign` foreign key (`ward_id`) references `ward` (`id`));

create unique index `former_ward_code_unique` on `former_ward` (`code`);

create index `former_ward_district_id_index` on `former_ward` (`district_id`);

create index `former_ward_ward_id_index` on `former_ward` (`ward_id`);

create table `workplace` (`professional_id` integer not null, `place_id` integer not null, `position` integer not null default 0, primary key (`professional_id`, `place_id`), constraint `workplace_professional_id_foreign` foreign key (`professional_id`) references `professional` (`id`) on update cascade on delete cascade, constraint `workplace_place_id_foreign` foreign key (`place_id`) references `place` (`id`) on update cascade on delete cascade);

create index `workplace_place_id_professional_id_index` on `workplace` (`place_id`, `professional_id`);

-- engine: postgresql

create table "collection" ("id" serial primary key, "kind" varchar(20) not null, "slug" varchar(160) not null, "name" varchar(160) not null, "summary" varchar(300) not null default '', "description" text not null default '', "published" boolean not null default true, "position" int not null default 0, "member_count" int not null default 0, "created_at" timestamptz not null, "updated_at" timestamptz not null);

create index "collection_published_kind_position_id_index" on "collection" ("published", "kind", "position", "id");

alter table "collection" add constraint "collection_kind_check" check ("kind" in ('place', 'professional'));

create table "collection_member" ("collection_id" int not null, "member_id" int not null, "position" int not null default 0, "note" varchar(300) not null default '', primary key ("collection_id", "member_id"));

create index "collection_member_collection_id_position_member_id_index" on "collection_member" ("collection_id", "position", "member_id");

create table "content_version" ("name" varchar(40) not null, "version" bigint not null default '0', primary key ("name"));

create table "facet_bitmap" ("kind" varchar(20) not null, "facet" varchar(60) not null, "bits" bytea not null, "cardinality" int not null, "version" bigint not null default '0', primary key ("kind", "facet"));

create index "facet_bitmap_kind_version_index" on "facet_bitmap" ("kind", "version");

create table "media" ("id" serial primary key, "owner_kind" varchar(20) not null, "owner_id" int not null, "type" varchar(10) not null, "position" int not null default 0, "is_main" boolean not null default false, "caption" varchar(200) not null default '', "key" varchar(80) not null default '', "width" int not null default 0, "height" int not null default 0, "video_provider" varchar(10) null, "video_id" varchar(40) null, "created_at" timestamptz not null);

create index "media_owner_kind_owner_id_position_index" on "media" ("owner_kind", "owner_id", "position");

alter table "media" add constraint "media_owner_kind_check" check ("owner_kind" in ('place', 'professional', 'collection'));

alter table "media" add constraint "media_type_check" check ("type" in ('image', 'video'));

alter table "media" add constraint "media_video_provider_check" check ("video_provider" in ('youtube', 'vimeo'));

create table "outbox_message" ("id" bigserial primary key, "topic" varchar(60) not null, "payload" jsonb not null, "dedupe_key" varchar(160) null, "available_at" timestamptz not null, "leased_until" timestamptz null, "attempts" int not null default 0, "last_error" varchar(500) null, "done_at" timestamptz null, "failed_at" timestamptz null, "created_at" timestamptz not null);

alter table "outbox_message" add constraint "outbox_message_dedupe_key_unique" unique ("dedupe_key");

create index "outbox_message_done_at_failed_at_available_at_id_index" on "outbox_message" ("done_at", "failed_at", "available_at", "id");

create table "province" ("id" serial primary key, "code" varchar(8) not null, "slug" varchar(80) not null, "name" varchar(80) not null, "full_name" varchar(120) not null, "lat" double precision not null, "long" double precision not null, "position" int not null default 0);

alter table "province" add constraint "province_code_unique" unique ("code");

alter table "province" add constraint "province_slug_unique" unique ("slug");

create table "former_province" ("id" serial primary key, "code" varchar(8) not null, "slug" varchar(80) not null, "name" varchar(80) not null, "full_name" varchar(120) not null, "province_id" int not null);

alter table "former_province" add constraint "former_province_code_unique" unique ("code");

alter table "former_province" add constraint "former_province_slug_unique" unique ("slug");

create table "district" ("id" serial primary key, "code" varchar(8) not null, "slug" varchar(120) not null, "name" varchar(80) not null, "full_name" varchar(120) not null, "former_province_id" int not null, "province_id" int not null, "lat" double precision not null, "long" double precision not null);

alter table "district" add constraint "district_code_unique" unique ("code");

alter table "district" add constraint "district_slug_unique" unique ("slug");

create table "setting" ("name" varchar(80) not null, "value" jsonb not null, "updated_at" timestamptz not null, primary key ("name"));

create table "term" ("id" serial primary key, "kind" varchar(20) not null, "slug" varchar(120) not null, "name" varchar(160) not null, "abbreviation" varchar(40) not null default '', "group_name" varchar(80) not null default '', "aliases" jsonb not null default '[]', "description" text not null default '', "position" int not null default 0, "parent" int null);

create index "term_parent_index" on "term" ("parent");

alter table "term" add constraint "term_kind_slug_unique" unique ("kind", "slug");

alter table "term" add constraint "term_kind_check" check ("kind" in ('speciality', 'service', 'place_type', 'occupation', 'qualification', 'title', 'degree', 'position', 'language'));

create table "professional" ("id" serial primary key, "external_id" varchar(120) null, "slug" varchar(160) not null, "name" varchar(80) not null, "status" varchar(12) not null default 'draft', "gender" varchar(8) null, "licence_number" varchar(60) null, "licence_verified_at" timestamptz null, "occupation_id" int null, "title_id" int null, "honorific" varchar(80) not null default '', "position" varchar(200) not null default '', "description" text not null default '', "services_free" text not null default '', "experience_full" text not null default '', "achievements" text not null default '', "practising_since" int null, "phone" varchar(20) null, "email" varchar(254) null, "province_id" int null, "district_id" int null, "lat" double precision null, "long" double precision null, "rating_sum" int not null default 0, "rating_count" int not null default 0, "rating_rank" int not null default 0, "review_count" int not null default 0, "relevance" int not null default 0, "sort_name" varchar(120) not null default '', "created_at" timestamptz not null, "updated_at" timestamptz not null);

alter table "professional" add constraint "professional_external_id_unique" unique ("external_id");

create index "professional_relevance_index" on "professional" ("status", "relevance" desc, "id");

create index "professional_rating_index" on "professional" ("status", "rating_rank" desc, "id");

create index "professional_reviews_index" on "professional" ("status", "review_count" desc, "id");

create index "professional_name_index" on "professional" ("status", "sort_name", "id");

create index "professional_position_index" on "professional" ("status", "lat", "long", "id");

alter table "professional" add constraint "professional_status_check" check ("status" in ('published', 'draft', 'hidden'));

alter table "professional" add constraint "professional_gender_check" check ("gender" in ('female', 'male'));

create table "professional_term" ("professional_id" int not null, "term_id" int not null, "position" int not null default 0, "price_from" int null, "price_to" int null, "label" varchar(160) not null default '', primary key ("professional_id", "term_id"));

create table "ward" ("id" serial primary key, "code" varchar(8) not null, "name" varchar(80) not null, "full_name" varchar(120) not null, "province_id" int not null);

alter table "ward" add constraint "ward_code_unique" unique ("code");

create table "place" ("id" serial primary key, "external_id" varchar(120) null, "slug" varchar(160) not null, "name" varchar(200) not null, "status" varchar(12) not null default 'published', "place_type_id" int not null, "address" varchar(300) not null default '', "ward_id" int null, "district_id" int null, "province_id" int not null, "lat" double precision null, "long" double precision null, "phone" varchar(20) null, "email" varchar(254) null, "website" varchar(300) null, "description" text not null default '', "opening_hours" jsonb null, "accepts_bhyt" boolean not null default false, "source" varchar(300) not null default '', "licence" varchar(80) not null default '', "rating_sum" int not null default 0, "rating_count" int not null default 0, "rating_rank" int not null default 0, "review_count" int not null default 0, "relevance" int not null default 0, "sort_name" varchar(220) not null default '', "created_at" timestamptz not null, "updated_at" timestamptz not null);

alter table "place" add constraint "place_external_id_unique" unique ("external_id");

create index "place_relevance_index" on "place" ("status", "relevance" desc, "id");

create index "place_rating_index" on "place" ("status", "rating_rank" desc, "id");

create index "place_reviews_index" on "place" ("status", "review_count" desc, "id");

create index "place_name_index" on "place" ("status", "sort_name", "id");

create index "place_position_index" on "place" ("status", "lat", "long", "id");

alter table "place" add constraint "place_status_check" check ("status" in ('published', 'draft', 'hidden'));

create table "place_term" ("place_id" int not null, "term_id" int not null, "position" int not null default 0, "price_from" int null, "price_to" int null, "label" varchar(160) not null default '', primary key ("place_id", "term_id"));

create table "former_ward" ("id" serial primary key, "code" varchar(8) not null, "name" varchar(80) not null, "full_name" varchar(120) not null, "district_id" int not null, "ward_id" int not null);

alter table "former_ward" add constraint "former_ward_code_unique" unique ("code");

create table "workplace" ("professional_id" int not null, "place_id" int not null, "position" int not null default 0, primary key ("professional_id", "place_id"));

create index "workplace_place_id_professional_id_index" on "workplace" ("place_id", "professional_id");

alter table "collection_member" add constraint "collection_member_collection_id_foreign" foreign key ("collection_id") references "collection" ("id") on delete cascade;

alter table "former_province" add constraint "former_province_province_id_foreign" foreign key ("province_id") references "province" ("id");

alter table "district" add constraint "district_former_province_id_foreign" foreign key ("former_province_id") references "former_province" ("id");

alter table "district" add constraint "district_province_id_foreign" foreign key ("province_id") references "province" ("id");

alter table "professional" add constraint "professional_occupation_id_foreign" foreign key ("occupation_id") references "term" ("id") on delete set null;

alter table "professional" add constraint "professional_title_id_foreign" foreign key ("title_id") references "term" ("id") on delete set null;

alter table "professional" add constraint "professional_province_id_foreign" foreign key ("province_id") references "province" ("id") on delete set null;

alter table "professional" add constraint "professional_district_id_foreign" foreign key ("district_id") references "district" ("id") on delete set null;

alter table "professional_term" add constraint "professional_term_professional_id_foreign" foreign key ("professional_id") references "professional" ("id") on update cascade on delete cascade;

alter table "professional_term" add constraint "professional_term_term_id_foreign" foreign key ("term_id") references "term" ("id") on update cascade on delete cascade;

alter table "ward" add constraint "ward_province_id_foreign" foreign key ("province_id") references "province" ("id");

alter table "place" add constraint "place_place_type_id_foreign" foreign key ("place_type_id") references "term" ("id");

alter table "place" add constraint "place_ward_id_foreign" foreign key ("ward_id") references "ward" ("id") on delete set null;

alter table "place" add constraint "place_district_id_foreign" foreign key ("district_id") references "district" ("id") on delete set null;

alter table "place" add constraint "place_province_id_foreign" foreign key ("province_id") references "province" ("id");

alter table "place_term" add constraint "place_term_place_id_foreign" foreign key ("place_id") references "place" ("id") on update cascade on delete cascade;

alter table "place_term" add constraint "place_term_term_id_foreign" foreign key ("term_id") references "term" ("id") on update cascade on delete cascade;

alter table "former_ward" add constraint "former_ward_district_id_foreign" foreign key ("district_id") references "district" ("id");

alter table "former_ward" add constraint "former_ward_ward_id_foreign" foreign key ("ward_id") references "ward" ("id");

alter table "workplace" add constraint "workplace_professional_id_foreign" foreign key ("professional_id") references "professional" ("id") on update cascade on delete cascade;

alter table "workplace" add constraint "workplace_place_id_foreign" foreign key ("place_id") references "place" ("id") on update cascade on delete cascade;
