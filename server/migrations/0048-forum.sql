-- Questions to doctors, and what people write in discussions, with pictures, thanks, agreement and assignments.

-- engine: sqlite

create table `post` (`id` integer not null primary key autoincrement, `kind` text not null, `entity_id` integer not null, `position` integer not null, `account_id` integer null, `author_name` text not null, `answer_type` varchar(12) check (`answer_type` in ('member', 'professional', 'official')) not null, `replyer_type` varchar(12) check (`replyer_type` in ('professional', 'place', 'official')) null, `replyer_id` integer null, `body` text not null, `body_no_html` text not null, `body_hash` text not null, `hiding_creator` integer not null default false, `censor_images` integer not null default false, `status` varchar(12) check (`status` in ('pending', 'published', 'reported', 'hidden', 'rejected')) not null, `objections` json not null, `removal_reason` text not null default '', `thanks` integer not null default 0, `agreements` integer not null default 0, `version` integer not null default 1, `created_at` datetime not null, `modified_at` datetime null, constraint `post_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete set null);

create index "post_shown_index" on "post" ("kind", "entity_id", "position") where "status" in ('published', 'reported');

create index "post_latest_index" on "post" ("created_at", "id") where "status" in ('published', 'reported');

create index "post_waiting_index" on "post" ("status", "id") where "status" in ('pending', 'reported');

create index `post_account_id_created_at_index` on `post` (`account_id`, `created_at`);

create index `post_body_hash_index` on `post` (`body_hash`);

create unique index `post_kind_entity_id_position_unique` on `post` (`kind`, `entity_id`, `position`);

create table `post_assignment` (`id` integer not null primary key autoincrement, `post_id` integer not null, `assigned_to_id` integer not null, `assigned_by_id` integer null, `state` varchar(12) check (`state` in ('open', 'answered', 'cancelled', 'rejected', 'expired')) not null, `created_at` datetime not null, `ended_at` datetime null, constraint `post_assignment_post_id_foreign` foreign key (`post_id`) references `post` (`id`) on delete cascade, constraint `post_assignment_assigned_to_id_foreign` foreign key (`assigned_to_id`) references `account` (`id`) on delete cascade, constraint `post_assignment_assigned_by_id_foreign` foreign key (`assigned_by_id`) references `account` (`id`) on delete set null);

create unique index "post_assignment_open_unique" on "post_assignment" ("post_id") where "state" = 'open';

create index "post_assignment_due_index" on "post_assignment" ("created_at", "id") where "state" = 'open';

create index `post_assignment_assigned_to_id_state_id_index` on `post_assignment` (`assigned_to_id`, `state`, `id`);

create index `post_assignment_assigned_by_id_index` on `post_assignment` (`assigned_by_id`);

create index `post_assignment_post_id_id_index` on `post_assignment` (`post_id`, `id`);

create table `post_image` (`id` integer not null primary key autoincrement, `post_id` integer not null, `position` integer not null, `caption` text not null default '', `key` text not null, `original_key` text null, `width` integer not null, `height` integer not null, `created_at` datetime not null, constraint `post_image_post_id_foreign` foreign key (`post_id`) references `post` (`id`) on delete cascade);

create index `post_image_post_id_position_index` on `post_image` (`post_id`, `position`);

create table `post_report` (`id` integer not null primary key autoincrement, `post_id` integer not null, `account_id` integer not null, `reason` text not null, `created_at` datetime not null, constraint `post_report_post_id_foreign` foreign key (`post_id`) references `post` (`id`) on delete cascade, constraint `post_report_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

create index `post_report_account_id_index` on `post_report` (`account_id`);

create unique index `post_report_post_id_account_id_unique` on `post_report` (`post_id`, `account_id`);

create table `post_thanks` (`account_id` integer not null, `post_id` integer not null, `created_at` datetime not null, primary key (`account_id`, `post_id`), constraint `post_thanks_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on update cascade on delete cascade, constraint `post_thanks_post_id_foreign` foreign key (`post_id`) references `post` (`id`) on update cascade on delete cascade);

create index `post_thanks_post_id_index` on `post_thanks` (`post_id`);

create table `post_agreement` (`post_id` integer not null, `professional_id` integer not null, `account_id` integer not null, `created_at` datetime not null, primary key (`post_id`, `professional_id`), constraint `post_agreement_post_id_foreign` foreign key (`post_id`) references `post` (`id`) on update cascade on delete cascade, constraint `post_agreement_professional_id_foreign` foreign key (`professional_id`) references `professional` (`id`) on update cascade on delete cascade, constraint `post_agreement_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete cascade);

create index `post_agreement_professional_id_index` on `post_agreement` (`professional_id`);

create index `post_agreement_account_id_index` on `post_agreement` (`account_id`);

create table `thread` (`id` integer not null primary key autoincrement, `slug` text not null, `name` text not null, `status` varchar(12) check (`status` in ('unconfirmed', 'pending', 'published', 'hidden', 'rejected', 'merged')) not null, `speciality_id` integer null, `account_id` integer null, `author_email` text null, `gender` varchar(8) check (`gender` in ('male', 'female')) null, `dob` text null, `province_id` integer null, `zalo_uid` text null, `merged_into` integer null, `is_locked` integer not null default false, `removal_reason` text not null default '', `last_position` integer not null default 0, `reply_count` integer not null default 0, `answer_count` integer not null default 0, `thank_count` integer not null default 0, `last_reply_at` datetime null, `created_at` datetime not null, `published_at` datetime null, `updated_at` datetime not null, constraint `thread_speciality_id_foreign` foreign key (`speciality_id`) references `term` (`id`) on delete set null, constraint `thread_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on delete set null, constraint `thread_province_id_foreign` foreign key (`province_id`) references `province` (`id`) on delete set null);

create index "thread_newest_index" on "thread" ("published_at", "id") where "status" = 'published';

create index "thread_unanswered_index" on "thread" ("published_at", "id") where "status" = 'published' and "answer_count" = 0;

create index "thread_thanked_index" on "thread" ("thank_count", "id") where "status" = 'published';

create index "thread_answered_index" on "thread" ("last_reply_at", "id") where "status" = 'published' and "answer_count" > 0;

create index "thread_speciality_newest_index" on "thread" ("speciality_id", "published_at", "id") where "status" = 'published';

create index "thread_speciality_unanswered_index" on "thread" ("speciality_id", "published_at", "id") where "status" = 'published' and "answer_count" = 0;

create index "thread_speciality_thanked_index" on "thread" ("speciality_id", "thank_count", "id") where "status" = 'published';

create index "thread_speciality_answered_index" on "thread" ("speciality_id", "last_reply_at", "id") where "status" = 'published' and "answer_count" > 0;

create index `thread_status_id_index` on `thread` (`status`, `id`);

create index `thread_account_id_id_index` on `thread` (`account_id`, `id`);

create index `thread_speciality_id_index` on `thread` (`speciality_id`);

create index `thread_province_id_index` on `thread` (`province_id`);

create index "thread_email_index" on "thread" ("author_email") where "author_email" is not null;

create index "thread_merged_index" on "thread" ("merged_into") where "merged_into" is not null;

create table `thread_follow` (`account_id` integer not null, `thread_id` integer not null, `unread` integer not null default 0, `created_at` datetime not null, primary key (`account_id`, `thread_id`), constraint `thread_follow_account_id_foreign` foreign key (`account_id`) references `account` (`id`) on update cascade on delete cascade, constraint `thread_follow_thread_id_foreign` foreign key (`thread_id`) references `thread` (`id`) on update cascade on delete cascade);

create index `thread_follow_thread_id_index` on `thread_follow` (`thread_id`);

-- engine: postgresql

create table "post" ("id" serial primary key, "kind" varchar(20) not null, "entity_id" int not null, "position" int not null, "account_id" int null, "author_name" varchar(80) not null, "answer_type" varchar(12) not null, "replyer_type" varchar(12) null, "replyer_id" int null, "body" text not null, "body_no_html" text not null, "body_hash" varchar(43) not null, "hiding_creator" boolean not null default false, "censor_images" boolean not null default false, "status" varchar(12) not null, "objections" jsonb not null, "removal_reason" varchar(500) not null default '', "thanks" int not null default 0, "agreements" int not null default 0, "version" int not null default 1, "created_at" timestamptz not null, "modified_at" timestamptz null);

create index "post_shown_index" on "post" ("kind", "entity_id", "position") where "status" in ('published', 'reported');

create index "post_latest_index" on "post" ("created_at", "id") where "status" in ('published', 'reported');

create index "post_waiting_index" on "post" ("status", "id") where "status" in ('pending', 'reported');

create index "post_account_id_created_at_index" on "post" ("account_id", "created_at");

create index "post_body_hash_index" on "post" ("body_hash");

alter table "post" add constraint "post_kind_entity_id_position_unique" unique ("kind", "entity_id", "position");

create table "post_assignment" ("id" serial primary key, "post_id" int not null, "assigned_to_id" int not null, "assigned_by_id" int null, "state" varchar(12) not null, "created_at" timestamptz not null, "ended_at" timestamptz null);

create unique index "post_assignment_open_unique" on "post_assignment" ("post_id") where "state" = 'open';

create index "post_assignment_due_index" on "post_assignment" ("created_at", "id") where "state" = 'open';

create index "post_assignment_assigned_to_id_state_id_index" on "post_assignment" ("assigned_to_id", "state", "id");

create index "post_assignment_assigned_by_id_index" on "post_assignment" ("assigned_by_id");

create index "post_assignment_post_id_id_index" on "post_assignment" ("post_id", "id");

create table "post_image" ("id" serial primary key, "post_id" int not null, "position" int not null, "caption" varchar(200) not null default '', "key" varchar(80) not null, "original_key" varchar(80) null, "width" int not null, "height" int not null, "created_at" timestamptz not null);

create index "post_image_post_id_position_index" on "post_image" ("post_id", "position");

create table "post_report" ("id" serial primary key, "post_id" int not null, "account_id" int not null, "reason" varchar(500) not null, "created_at" timestamptz not null);

create index "post_report_account_id_index" on "post_report" ("account_id");

alter table "post_report" add constraint "post_report_post_id_account_id_unique" unique ("post_id", "account_id");

create table "post_thanks" ("account_id" int not null, "post_id" int not null, "created_at" timestamptz not null, primary key ("account_id", "post_id"));

create index "post_thanks_post_id_index" on "post_thanks" ("post_id");

create table "post_agreement" ("post_id" int not null, "professional_id" int not null, "account_id" int not null, "created_at" timestamptz not null, primary key ("post_id", "professional_id"));

create index "post_agreement_professional_id_index" on "post_agreement" ("professional_id");

create index "post_agreement_account_id_index" on "post_agreement" ("account_id");

create table "thread" ("id" serial primary key, "slug" varchar(160) not null, "name" varchar(150) not null, "status" varchar(12) not null, "speciality_id" int null, "account_id" int null, "author_email" varchar(254) null, "gender" varchar(8) null, "dob" varchar(10) null, "province_id" int null, "zalo_uid" varchar(64) null, "merged_into" int null, "is_locked" boolean not null default false, "removal_reason" varchar(500) not null default '', "last_position" int not null default 0, "reply_count" int not null default 0, "answer_count" int not null default 0, "thank_count" int not null default 0, "last_reply_at" timestamptz null, "created_at" timestamptz not null, "published_at" timestamptz null, "updated_at" timestamptz not null);

create index "thread_newest_index" on "thread" ("published_at", "id") where "status" = 'published';

create index "thread_unanswered_index" on "thread" ("published_at", "id") where "status" = 'published' and "answer_count" = 0;

create index "thread_thanked_index" on "thread" ("thank_count", "id") where "status" = 'published';

create index "thread_answered_index" on "thread" ("last_reply_at", "id") where "status" = 'published' and "answer_count" > 0;

create index "thread_speciality_newest_index" on "thread" ("speciality_id", "published_at", "id") where "status" = 'published';

create index "thread_speciality_unanswered_index" on "thread" ("speciality_id", "published_at", "id") where "status" = 'published' and "answer_count" = 0;

create index "thread_speciality_thanked_index" on "thread" ("speciality_id", "thank_count", "id") where "status" = 'published';

create index "thread_speciality_answered_index" on "thread" ("speciality_id", "last_reply_at", "id") where "status" = 'published' and "answer_count" > 0;

create index "thread_status_id_index" on "thread" ("status", "id");

create index "thread_account_id_id_index" on "thread" ("account_id", "id");

create index "thread_speciality_id_index" on "thread" ("speciality_id");

create index "thread_province_id_index" on "thread" ("province_id");

create index "thread_email_index" on "thread" ("author_email") where "author_email" is not null;

create index "thread_merged_index" on "thread" ("merged_into") where "merged_into" is not null;

create table "thread_follow" ("account_id" int not null, "thread_id" int not null, "unread" int not null default 0, "created_at" timestamptz not null, primary key ("account_id", "thread_id"));

create index "thread_follow_thread_id_index" on "thread_follow" ("thread_id");

alter table "post" add constraint "post_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete set null;

alter table "post" add constraint "post_answer_type_check" check ("answer_type" in ('member', 'professional', 'official'));

alter table "post" add constraint "post_replyer_type_check" check ("replyer_type" in ('professional', 'place', 'official'));

alter table "post" add constraint "post_status_check" check ("status" in ('pending', 'published', 'reported', 'hidden', 'rejected'));

alter table "post_assignment" add constraint "post_assignment_post_id_foreign" foreign key ("post_id") references "post" ("id") on delete cascade;

alter table "post_assignment" add constraint "post_assignment_assigned_to_id_foreign" foreign key ("assigned_to_id") references "account" ("id") on delete cascade;

alter table "post_assignment" add constraint "post_assignment_assigned_by_id_foreign" foreign key ("assigned_by_id") references "account" ("id") on delete set null;

alter table "post_assignment" add constraint "post_assignment_state_check" check ("state" in ('open', 'answered', 'cancelled', 'rejected', 'expired'));

alter table "post_image" add constraint "post_image_post_id_foreign" foreign key ("post_id") references "post" ("id") on delete cascade;

alter table "post_report" add constraint "post_report_post_id_foreign" foreign key ("post_id") references "post" ("id") on delete cascade;

alter table "post_report" add constraint "post_report_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;

alter table "post_thanks" add constraint "post_thanks_account_id_foreign" foreign key ("account_id") references "account" ("id") on update cascade on delete cascade;

alter table "post_thanks" add constraint "post_thanks_post_id_foreign" foreign key ("post_id") references "post" ("id") on update cascade on delete cascade;

alter table "post_agreement" add constraint "post_agreement_post_id_foreign" foreign key ("post_id") references "post" ("id") on update cascade on delete cascade;

alter table "post_agreement" add constraint "post_agreement_professional_id_foreign" foreign key ("professional_id") references "professional" ("id") on update cascade on delete cascade;

alter table "post_agreement" add constraint "post_agreement_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete cascade;

alter table "thread" add constraint "thread_speciality_id_foreign" foreign key ("speciality_id") references "term" ("id") on delete set null;

alter table "thread" add constraint "thread_account_id_foreign" foreign key ("account_id") references "account" ("id") on delete set null;

alter table "thread" add constraint "thread_province_id_foreign" foreign key ("province_id") references "province" ("id") on delete set null;

alter table "thread" add constraint "thread_status_check" check ("status" in ('unconfirmed', 'pending', 'published', 'hidden', 'rejected', 'merged'));

alter table "thread" add constraint "thread_gender_check" check ("gender" in ('male', 'female'));

alter table "thread_follow" add constraint "thread_follow_account_id_foreign" foreign key ("account_id") references "account" ("id") on update cascade on delete cascade;

alter table "thread_follow" add constraint "thread_follow_thread_id_foreign" foreign key ("thread_id") references "thread" ("id") on update cascade on delete cascade;
