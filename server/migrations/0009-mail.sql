-- engine: sqlite

create table `mail_message` (`id` integer not null primary key autoincrement, `recipient` text null, `subject` text null, `text` text null, `html` text null, `created_at` datetime not null, `sent_at` datetime null, `failed_at` datetime null);

create index `mail_message_created_at_index` on `mail_message` (`created_at`);

-- engine: postgresql

create table "mail_message" ("id" bigserial primary key, "recipient" varchar(254) null, "subject" varchar(200) null, "text" text null, "html" text null, "created_at" timestamptz not null, "sent_at" timestamptz null, "failed_at" timestamptz null);

create index "mail_message_created_at_index" on "mail_message" ("created_at");
