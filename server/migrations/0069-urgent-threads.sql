-- What cannot wait stands first for moderators: the kind of danger that a question names.
-- beside: yes

-- engine: sqlite

alter table `thread` add column `urgency` text null;

create index "thread_urgent_index" on "thread" ("id", "status") where "urgency" is not null;

-- engine: postgresql

alter table "thread" add column "urgency" varchar(12) null;

create index "thread_urgent_index" on "thread" ("id", "status") where "urgency" is not null;
