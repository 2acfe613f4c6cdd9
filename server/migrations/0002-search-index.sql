-- Findable things of every kind; the id holds kind, importance and entity (see platform/search/document-key.ts).

-- engine: sqlite

create table search_document (
  id integer not null primary key,
  kind integer not null,
  entity_id integer not null,
  name text not null,
  accented_name text not null,
  titles text not null,
  province text null,
  card text not null
);

create unique index search_document_entity_index on search_document (entity_id, kind);

create index search_document_name_index on search_document (kind, name, id);

create index search_document_name_near_index on search_document (kind, name, province, id);

-- Tokens that we made ourselves, so the plainest tokenizer serves; the rowid is the document's id. Of each kind, the
-- first table has the words of names and titles, with and without accents, the second has all words without accents.
-- Only the first has an index of beginnings, which takes three times the space. `hashsize` is how many bytes are
-- gathered in memory before a segment is written: fewer segments in bulk loads.
create virtual table search_name_professional using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6', tokenize = 'ascii'
);

insert into search_name_professional (search_name_professional, rank) values ('hashsize', 16777216);

create virtual table search_text_professional using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

insert into search_text_professional (search_text_professional, rank) values ('hashsize', 16777216);

create virtual table search_name_place using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6', tokenize = 'ascii'
);

insert into search_name_place (search_name_place, rank) values ('hashsize', 16777216);

create virtual table search_text_place using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

insert into search_text_place (search_text_place, rank) values ('hashsize', 16777216);

create virtual table search_name_service using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6', tokenize = 'ascii'
);

insert into search_name_service (search_name_service, rank) values ('hashsize', 16777216);

create virtual table search_text_service using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

insert into search_text_service (search_text_service, rank) values ('hashsize', 16777216);

create virtual table search_name_speciality using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6', tokenize = 'ascii'
);

insert into search_name_speciality (search_name_speciality, rank) values ('hashsize', 16777216);

create virtual table search_text_speciality using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

insert into search_text_speciality (search_text_speciality, rank) values ('hashsize', 16777216);

create virtual table search_name_collection_place using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6', tokenize = 'ascii'
);

insert into search_name_collection_place (search_name_collection_place, rank) values ('hashsize', 16777216);

create virtual table search_text_collection_place using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

insert into search_text_collection_place (search_text_collection_place, rank) values ('hashsize', 16777216);

create virtual table search_name_collection_professional using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6', tokenize = 'ascii'
);

insert into search_name_collection_professional (search_name_collection_professional, rank) values ('hashsize', 16777216);

create virtual table search_text_collection_professional using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

insert into search_text_collection_professional (search_text_collection_professional, rank) values ('hashsize', 16777216);

create virtual table search_name_thread using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6', tokenize = 'ascii'
);

insert into search_name_thread (search_name_thread, rank) values ('hashsize', 16777216);

create virtual table search_text_thread using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

insert into search_text_thread (search_text_thread, rank) values ('hashsize', 16777216);

create virtual table search_name_collection_thread using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6', tokenize = 'ascii'
);

insert into search_name_collection_thread (search_name_collection_thread, rank) values ('hashsize', 16777216);

create virtual table search_text_collection_thread using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

insert into search_text_collection_thread (search_text_collection_thread, rank) values ('hashsize', 16777216);

create virtual table search_name_disease using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6', tokenize = 'ascii'
);

insert into search_name_disease (search_name_disease, rank) values ('hashsize', 16777216);

create virtual table search_text_disease using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

insert into search_text_disease (search_text_disease, rank) values ('hashsize', 16777216);

create virtual table search_name_drug using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6', tokenize = 'ascii'
);

insert into search_name_drug (search_name_drug, rank) values ('hashsize', 16777216);

create virtual table search_text_drug using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

insert into search_text_drug (search_text_drug, rank) values ('hashsize', 16777216);

-- Every indexed word under the forms by which a mistyped one is found (see platform/search/word-forms.ts).
create table search_word_form (
  form text not null,
  word text not null,
  primary key (form, word)
) without rowid;

-- engine: postgresql

-- One list of tokens of names and titles, with and without accents, and one of all tokens without accents.
create table search_document (
  id bigint not null primary key,
  kind smallint not null,
  entity_id bigint not null,
  name text not null,
  accented_name text not null,
  titles text not null,
  province text null,
  card text not null,
  name_tokens tsvector not null,
  text_tokens tsvector not null
);

create unique index search_document_entity_index on search_document (entity_id, kind);

create index search_document_name_index on search_document (kind, name, id);

create index search_document_name_near_index on search_document (kind, name, province, id);

create index search_document_name_tokens_index on search_document using gin (name_tokens) with (fastupdate = off);

create index search_document_text_tokens_index on search_document using gin (text_tokens) with (fastupdate = off);

-- Every indexed word under the forms by which a mistyped one is found (see platform/search/word-forms.ts).
create table search_word_form (
  form text collate "C" not null,
  word text not null,
  primary key (form, word)
);
