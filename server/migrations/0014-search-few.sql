-- engine: sqlite

-- All words of the kinds of which there are some hundreds at most, in one table, so that one search goes through all of
-- them; being small, it has an index of beginnings as well. It takes the words of the tables that it replaces.
create virtual table search_text_few using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6', tokenize = 'ascii'
);

create virtual table temp.words_of_service using fts5vocab (main, search_text_service, instance);

insert into search_text_few (rowid, tokens)
  select doc, group_concat(term, ' ') from temp.words_of_service group by doc order by doc;

drop table temp.words_of_service;

drop table search_text_service;

create virtual table temp.words_of_speciality using fts5vocab (main, search_text_speciality, instance);

insert into search_text_few (rowid, tokens)
  select doc, group_concat(term, ' ') from temp.words_of_speciality group by doc order by doc;

drop table temp.words_of_speciality;

drop table search_text_speciality;

create virtual table temp.words_of_collection_place using fts5vocab (main, search_text_collection_place, instance);

insert into search_text_few (rowid, tokens)
  select doc, group_concat(term, ' ') from temp.words_of_collection_place group by doc order by doc;

drop table temp.words_of_collection_place;

drop table search_text_collection_place;

create virtual table temp.words_of_collection_professional using fts5vocab (
  main, search_text_collection_professional, instance
);

insert into search_text_few (rowid, tokens)
  select doc, group_concat(term, ' ') from temp.words_of_collection_professional group by doc order by doc;

drop table temp.words_of_collection_professional;

drop table search_text_collection_professional;

-- Nothing was found in these yet.
drop table search_text_collection_thread;
