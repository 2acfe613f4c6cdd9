-- Findable things of every kind; the id holds kind, importance and entity (see platform/search/document-key.ts).
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

