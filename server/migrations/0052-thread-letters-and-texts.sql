-- Who follows a thread gets one letter an hour about it at most. Lists of staff and of what was written lately have the
-- indexes that both engines take. What stands in threads is found by its words, beside their titles, which have tables.

-- engine: sqlite

alter table `thread_follow` add column `told` integer not null default 0;

alter table `thread_follow` add column `mailed_at` datetime null;

drop index `thread_status_id_index`;

create index `thread_staff_index` on `thread` (`id`, `status`);

drop index "post_latest_index";

create index "post_latest_index" on "post" ("kind", "created_at", "id") where "status" in ('published', 'reported');

create virtual table search_name_thread_text using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6', tokenize = 'ascii'
);

insert into search_name_thread_text (search_name_thread_text, rank) values ('hashsize', 16777216);

create virtual table search_text_thread_text using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

insert into search_text_thread_text (search_text_thread_text, rank) values ('hashsize', 16777216);

-- engine: postgresql

alter table "thread_follow" add "told" int not null default 0;

alter table "thread_follow" add "mailed_at" timestamptz null;

drop index "thread_status_id_index";

create index "thread_staff_index" on "thread" ("id", "status");

drop index "post_latest_index";

create index "post_latest_index" on "post" ("kind", "created_at", "id") where "status" in ('published', 'reported');
