-- Messages to phones, as mail_message is for email.

-- engine: sqlite

create table `text_message` (`id` integer not null primary key autoincrement, `recipient` text null, `text` text null, `latest_at` datetime null, `created_at` datetime not null, `sent_at` datetime null, `failed_at` datetime null);

create index `text_message_created_at_index` on `text_message` (`created_at`);

-- engine: postgresql

create table "text_message" ("id" bigserial primary key, "recipient" varchar(20) null, "text" varchar(500) null, "latest_at" timestamptz null, "created_at" timestamptz not null, "sent_at" timestamptz null, "failed_at" timestamptz null);

create index "text_message_created_at_index" on "text_message" ("created_at");
