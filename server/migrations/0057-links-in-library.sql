-- Diseases and drugs with links beside their sections, whose words are indexed so that new names are found in them.

-- engine: sqlite

alter table `disease` add column `linked` text null;

alter table `disease` add column `links_version` integer not null default 0;

alter table `drug` add column `linked` text null;

alter table `drug` add column `links_version` integer not null default 0;

create virtual table search_name_disease_text using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6', tokenize = 'ascii'
);

insert into search_name_disease_text (search_name_disease_text, rank) values ('hashsize', 16777216);

create virtual table search_text_disease_text using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

insert into search_text_disease_text (search_text_disease_text, rank) values ('hashsize', 16777216);

create virtual table search_name_drug_text using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, prefix = '1 2 3 4 5 6', tokenize = 'ascii'
);

insert into search_name_drug_text (search_name_drug_text, rank) values ('hashsize', 16777216);

create virtual table search_text_drug_text using fts5 (
  tokens, content = '', contentless_delete = 1, detail = none, tokenize = 'ascii'
);

insert into search_text_drug_text (search_text_drug_text, rank) values ('hashsize', 16777216);

-- engine: postgresql

alter table "disease" add "linked" text null, add "links_version" int not null default 0;

alter table "drug" add "linked" text null, add "links_version" int not null default 0;
