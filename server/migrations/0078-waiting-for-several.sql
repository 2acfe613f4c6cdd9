-- An email address may wait for several times of a day; what waits for it is found by an index that is not unique.
-- beside: yes

drop index "waiting_entry_once_unique";

create index "waiting_entry_open_index" on "waiting_entry" ("email", "calendar_id", "day") where "state" in ('waiting', 'offered');
