-- Staff find threads by words of their titles, as addresses have them, and by speciality.

drop index "thread_staff_index";

create index "thread_staff_index" on "thread" ("id", "status", "speciality_id", "slug");
