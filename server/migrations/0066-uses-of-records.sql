-- Who was shown a record's contact, and who answers in its name: an import that is taken back asks whether its records are used.
-- beside: yes

create index "contact_reveal_kind_entity_id_index" on "contact_reveal" ("kind", "entity_id");

create index "post_replyer_type_replyer_id_index" on "post" ("replyer_type", "replyer_id") where "replyer_id" is not null;
