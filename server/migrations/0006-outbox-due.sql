drop index "outbox_message_done_at_failed_at_available_at_id_index";

create index "outbox_message_due_index" on "outbox_message" ("available_at", "id") where "done_at" is null and "failed_at" is null;

create index "outbox_message_done_index" on "outbox_message" ("done_at") where "done_at" is not null;
