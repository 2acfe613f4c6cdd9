-- Lists of the console: each order with all that its filters ask for, so that neither sorts nor reads wide rows.
create index "place_staff_id_index" on "place" ("id", "status", "province_id", "place_type_id", "sort_name");

create index "place_staff_name_index" on "place" ("sort_name", "id", "status", "province_id", "place_type_id");

create index "place_staff_updated_index" on "place" ("updated_at", "id", "status", "province_id", "place_type_id", "sort_name");

create index "place_staff_rating_index" on "place" ("rating_rank", "id", "status", "province_id", "place_type_id", "sort_name");

create index "professional_staff_id_index" on "professional" ("id", "status", "province_id", "licence_verified_at", "sort_name");

create index "professional_staff_name_index" on "professional" ("sort_name", "id", "status", "province_id", "licence_verified_at");

create index "professional_staff_updated_index" on "professional" ("updated_at", "id", "status", "province_id", "licence_verified_at", "sort_name");

create index "professional_staff_rating_index" on "professional" ("rating_rank", "id", "status", "province_id", "licence_verified_at", "sort_name");

-- Of accounts the orders of before hold less.
drop index "account_created_at_id_index";

drop index "account_name_id_index";

create index "account_staff_id_index" on "account" ("id", "role", "status", "name", "email");

create index "account_staff_name_index" on "account" ("name", "id", "role", "status", "email");

create index "account_staff_email_index" on "account" ("email", "id", "role", "status", "name");

create index "account_staff_created_index" on "account" ("created_at", "id", "role", "status", "name", "email");

create index "audit_entry_id_subject_kind_action_index" on "audit_entry" ("id", "subject_kind", "action");
