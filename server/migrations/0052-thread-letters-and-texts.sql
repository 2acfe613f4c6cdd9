-- Who follows a thread gets one letter an hour about it at most. What stands in threads is found by its words, beside
-- their titles, which have tables already.

-- engine: sqlite

alter table `thread_follow` add column `mailed_at` datetime null;

create virtual table search_name_thread_text using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6', tokenize = 'ascii'
);

insert into search_name_thread_text (search_name_thread_text, rank) values ('hashsize', 16777216);

create virtual table search_text_thread_text using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

insert into search_text_thread_text (search_text_thread_text, rank) values ('hashsize', 16777216);

-- engine: postgresql

alter table "thread_follow" add "mailed_at" timestamptz null;
