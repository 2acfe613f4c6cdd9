-- A letter does not wait behind bulk work: each priority is a range of the index of its own.

-- engine: sqlite

alter table `outbox_message` add column `priority` integer not null default 2;

update `outbox_message` set `priority` = 0 where `topic` = 'mail.send' and `done_at` is null;

drop index `outbox_message_due_index`;

create index "outbox_message_due_index" on "outbox_message" ("priority", "available_at", "id") where "done_at" is null and "failed_at" is null;

-- engine: postgresql

alter table "outbox_message" add column "priority" smallint not null default 2;

update "outbox_message" set "priority" = 0 where "topic" = 'mail.send' and "done_at" is null;

drop index "outbox_message_due_index";

create index "outbox_message_due_index" on "outbox_message" ("priority", "available_at", "id") where "done_at" is null and "failed_at" is null;
