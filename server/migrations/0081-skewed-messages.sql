-- Messages that a process with a skewed clock wrote for later are found without reading everything that waits.
-- beside: yes

create index "outbox_message_at_once_index" on "outbox_message" ("created_at") where "available_at" <= "created_at" and "done_at" is null and "failed_at" is null;

create index "outbox_message_tried_index" on "outbox_message" ("available_at") where "attempts" > 0 and "done_at" is null and "failed_at" is null;
