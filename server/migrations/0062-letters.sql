-- Letters are sealed, remember what mail servers answered, and can be sent again; what failed is found at once.
-- beside: yes

create index "mail_message_waiting_index" on "mail_message" ("id") where "sent_at" is null and "failed_at" is null;

create index "mail_message_failed_index" on "mail_message" ("id") where "failed_at" is not null;

create index "outbox_message_failed_index" on "outbox_message" ("id") where "done_at" is null and "failed_at" is not null;

-- engine: sqlite

alter table `mail_message` add column `sealed` text null;

alter table `mail_message` add column `recipient_key` text null;

alter table `mail_message` add column `attempts` integer not null default 0;

alter table `mail_message` add column `answers` json null;

alter table `mail_message` add column `is_refused` integer not null default false;

create index `mail_message_recipient_key_index` on `mail_message` (`recipient_key`);

-- engine: postgresql

alter table "mail_message" add "sealed" text null, add "recipient_key" varchar(43) null, add "attempts" int not null default 0, add "answers" jsonb null, add "is_refused" boolean not null default false;

create index "mail_message_recipient_key_index" on "mail_message" ("recipient_key");
