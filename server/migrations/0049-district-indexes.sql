-- Staff find drafts by the district in which they are.

create index "place_district_index" on "place" ("district_id", "id");

create index "professional_district_index" on "professional" ("district_id", "id");

create index "place_province_index" on "place" ("province_id", "id");
