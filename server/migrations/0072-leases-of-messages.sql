-- Leases that a process with a skewed clock took are found without reading what waits.
-- beside: yes

create index "outbox_message_leased_index" on "outbox_message" ("leased_until") where "leased_until" is not null and "done_at" is null and "failed_at" is null;
