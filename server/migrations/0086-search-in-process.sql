-- Suggestions and lists are matched by an index in the process, on both engines alike: the database keeps the words that
-- it is made from. What has long texts (what is said in threads, articles, texts with links: kinds 7, 8, 20 and 21) stays
-- with the full-text indexes of the database; of every other document `name_words` is there. Each write of documents has
-- a version, by which an index finds what has changed since it was made.
-- beside: no

create table search_state (
  id integer not null primary key,
  version bigint not null,
  forgotten bigint not null default 0,
  noted bigint not null default 0,
  noted_at bigint not null default 0,
  world varchar(36) not null
);

create table search_gone (
  kind integer not null,
  entity_id bigint not null,
  version bigint not null,
  primary key (kind, entity_id)
);

create index search_gone_version_index on search_gone (version);

drop index search_document_name_index;

drop index search_document_name_near_index;

-- engine: sqlite

insert into search_state (id, version, world) values (1, 0, lower(hex(randomblob(16))));

alter table search_document add column name_words text null;

alter table search_document add column other_words text null;

alter table search_document add column known_words text null;

alter table search_document add column version integer not null default 0;

-- The words of documents are read back from the full-text tables, which hold them by word.
create table temp.words_of_names (id integer not null primary key, words text not null);

create table temp.words_of_texts (id integer not null primary key, words text not null);

create virtual table temp.search_name_professional using fts5vocab (main, search_name_professional, instance);

insert into temp.words_of_names (id, words) select doc, group_concat(term, ' ') from temp.search_name_professional group by doc;

drop table temp.search_name_professional;

drop table main.search_name_professional;

create virtual table temp.search_name_place using fts5vocab (main, search_name_place, instance);

insert into temp.words_of_names (id, words) select doc, group_concat(term, ' ') from temp.search_name_place group by doc;

drop table temp.search_name_place;

drop table main.search_name_place;

create virtual table temp.search_name_service using fts5vocab (main, search_name_service, instance);

insert into temp.words_of_names (id, words) select doc, group_concat(term, ' ') from temp.search_name_service group by doc;

drop table temp.search_name_service;

drop table main.search_name_service;

create virtual table temp.search_name_speciality using fts5vocab (main, search_name_speciality, instance);

insert into temp.words_of_names (id, words) select doc, group_concat(term, ' ') from temp.search_name_speciality group by doc;

drop table temp.search_name_speciality;

drop table main.search_name_speciality;

create virtual table temp.search_name_collection_place using fts5vocab (main, search_name_collection_place, instance);

insert into temp.words_of_names (id, words) select doc, group_concat(term, ' ') from temp.search_name_collection_place group by doc;

drop table temp.search_name_collection_place;

drop table main.search_name_collection_place;

create virtual table temp.search_name_collection_professional using fts5vocab (main, search_name_collection_professional, instance);

insert into temp.words_of_names (id, words) select doc, group_concat(term, ' ') from temp.search_name_collection_professional group by doc;

drop table temp.search_name_collection_professional;

drop table main.search_name_collection_professional;

create virtual table temp.search_name_thread using fts5vocab (main, search_name_thread, instance);

insert into temp.words_of_names (id, words) select doc, group_concat(term, ' ') from temp.search_name_thread group by doc;

drop table temp.search_name_thread;

drop table main.search_name_thread;

create virtual table temp.search_name_collection_thread using fts5vocab (main, search_name_collection_thread, instance);

insert into temp.words_of_names (id, words) select doc, group_concat(term, ' ') from temp.search_name_collection_thread group by doc;

drop table temp.search_name_collection_thread;

drop table main.search_name_collection_thread;

create virtual table temp.search_name_disease using fts5vocab (main, search_name_disease, instance);

insert into temp.words_of_names (id, words) select doc, group_concat(term, ' ') from temp.search_name_disease group by doc;

drop table temp.search_name_disease;

drop table main.search_name_disease;

create virtual table temp.search_name_drug using fts5vocab (main, search_name_drug, instance);

insert into temp.words_of_names (id, words) select doc, group_concat(term, ' ') from temp.search_name_drug group by doc;

drop table temp.search_name_drug;

drop table main.search_name_drug;

create virtual table temp.search_name_insurance using fts5vocab (main, search_name_insurance, instance);

insert into temp.words_of_names (id, words) select doc, group_concat(term, ' ') from temp.search_name_insurance group by doc;

drop table temp.search_name_insurance;

drop table main.search_name_insurance;

create virtual table temp.search_text_professional using fts5vocab (main, search_text_professional, instance);

insert into temp.words_of_texts (id, words) select doc, group_concat(term, ' ') from temp.search_text_professional group by doc;

drop table temp.search_text_professional;

drop table main.search_text_professional;

create virtual table temp.search_text_place using fts5vocab (main, search_text_place, instance);

insert into temp.words_of_texts (id, words) select doc, group_concat(term, ' ') from temp.search_text_place group by doc;

drop table temp.search_text_place;

drop table main.search_text_place;

create virtual table temp.search_text_thread using fts5vocab (main, search_text_thread, instance);

insert into temp.words_of_texts (id, words) select doc, group_concat(term, ' ') from temp.search_text_thread group by doc;

drop table temp.search_text_thread;

drop table main.search_text_thread;

create virtual table temp.search_text_disease using fts5vocab (main, search_text_disease, instance);

insert into temp.words_of_texts (id, words) select doc, group_concat(term, ' ') from temp.search_text_disease group by doc;

drop table temp.search_text_disease;

drop table main.search_text_disease;

create virtual table temp.search_text_drug using fts5vocab (main, search_text_drug, instance);

insert into temp.words_of_texts (id, words) select doc, group_concat(term, ' ') from temp.search_text_drug group by doc;

drop table temp.search_text_drug;

drop table main.search_text_drug;

create virtual table temp.search_text_few using fts5vocab (main, search_text_few, instance);

insert into temp.words_of_texts (id, words) select doc, group_concat(term, ' ') from temp.search_text_few group by doc;

drop table temp.search_text_few;

drop table main.search_text_few;

update search_document set
  name_words = coalesce((select words from temp.words_of_names own where own.id = search_document.id), ''),
  other_words = coalesce((select words from temp.words_of_texts own where own.id = search_document.id), ''),
  known_words = ''
  where kind not in (7, 8, 20, 21);

drop table temp.words_of_names;

drop table temp.words_of_texts;

create index search_document_version_index on search_document (version) where name_words is not null;

-- Of what is called in whole sentences the words are not in the tables: these documents are made again by a worker.
insert into outbox_message (topic, priority, payload, available_at, attempts, created_at)
  select 'entity.changed', 3, json_object('subject', 'disease', 'ids', json_group_array(entity_id), 'aspects', json_array('complaints')), unixepoch() * 1000, 0, unixepoch() * 1000
  from search_document where kind = 10 having count(*) > 0;

-- engine: postgresql

insert into search_state (id, version, world) values (1, 0, gen_random_uuid()::text);

alter table search_document
  alter column name_tokens drop not null,
  alter column text_tokens drop not null,
  add column name_words text null,
  add column other_words text null,
  add column known_words text null,
  add column version bigint not null default 0;

drop index search_document_name_tokens_index;

drop index search_document_text_tokens_index;

update search_document set
  name_words = array_to_string(tsvector_to_array(name_tokens), ' '),
  other_words = array_to_string(tsvector_to_array(text_tokens), ' '),
  known_words = '',
  name_tokens = null,
  text_tokens = null
  where kind not in (7, 8, 20, 21);

create index search_document_name_tokens_index on search_document using gin (name_tokens) with (fastupdate = off) where name_tokens is not null;

create index search_document_text_tokens_index on search_document using gin (text_tokens) with (fastupdate = off) where text_tokens is not null;

create index search_document_version_index on search_document (version) where name_words is not null;

-- Of what is called in whole sentences the words are not in the documents: these are made again by a worker.
insert into outbox_message (topic, priority, payload, available_at, attempts, created_at)
  select 'entity.changed', 3, json_build_object('subject', 'disease', 'ids', json_agg(entity_id), 'aspects', json_build_array('complaints')), now(), 0, now()
  from search_document where kind = 10 having count(*) > 0;
