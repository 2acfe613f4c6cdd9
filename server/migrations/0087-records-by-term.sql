-- Who deletes a term, or takes its import back, finds the doctors and places that name it by these indexes.
-- beside: yes

create index "place_place_type_id_index" on "place" ("place_type_id");

create index "place_term_term_id_index" on "place_term" ("term_id");

create index "professional_occupation_id_index" on "professional" ("occupation_id");

create index "professional_title_id_index" on "professional" ("title_id") where "title_id" is not null;

create index "professional_term_term_id_index" on "professional_term" ("term_id");
