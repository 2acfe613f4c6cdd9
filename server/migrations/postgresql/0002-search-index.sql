-- Findable things of every kind; the id holds kind, importance and entity (see platform/search/document-key.ts).
-- Tokens of the name have weight A, all others D.
create table search_document (
  id bigint not null primary key,
  kind smallint not null,
  entity_id bigint not null,
  name text not null,
  accented_name text not null,
  titles text not null,
  province text null,
  card text not null,
  tokens tsvector not null
);

create unique index search_document_entity_index on search_document (entity_id, kind);

create index search_document_name_index on search_document (kind, name, id);

create index search_document_name_near_index on search_document (kind, name, province, id);

create index search_document_tokens_index on search_document using gin (tokens) with (fastupdate = off);

-- Every indexed word under the forms by which a mistyped one is found (see platform/search/word-forms.ts).
create table search_word_form (
  form text collate "C" not null,
  word text not null,
  primary key (form, word)
);

