-- Lists of the console: each order with all that its filters ask for, so that neither sorts nor reads wide rows.
create index "place_staff_id_index" on "place" ("id", "status", "province_id", "place_type_id", "sort_name");

create index "place_staff_name_index" on "place" ("sort_name", "id", "status", "province_id", "place_type_id");

create index "place_staff_updated_index" on "place" ("updated_at", "id", "status", "province_id", "place_type_id", "sort_name");

create index "place_staff_rating_index" on "place" ("rating_rank", "id", "status", "province_id", "place_type_id", "sort_name");

create index "professional_staff_id_index" on "professional" ("id", "status", "province_id", "licence_verified_at", "sort_name");

create index "professional_staff_name_index" on "professional" ("sort_name", "id", "status", "province_id", "licence_verified_at");

create index "professional_staff_updated_index" on "professional" ("updated_at", "id", "status", "province_id", "licence_verified_at", "sort_name");

create index "professional_staff_rating_index" on "professional" ("rating_rank", "id", "status", "province_id", "licence_verified_at", "sort_name");
