-- What staff find records by from anywhere in the console: contacts and licences, and the words of what is not public.
-- beside: yes

-- engine: sqlite

create index `place_phone_index` on `place` (`phone`) where `phone` is not null;

create index `place_email_index` on `place` (`email`) where `email` is not null;

create index `place_licence_index` on `place` (lower(`licence`));

create index `place_unshown_index` on `place` (`id`, `staff_words`) where `status` <> 'published';

create index `professional_phone_index` on `professional` (`phone`) where `phone` is not null;

create index `professional_email_index` on `professional` (`email`) where `email` is not null;

create index `professional_licence_index` on `professional` (lower(`licence_number`));

create index `professional_unshown_index` on `professional` (`id`, `staff_words`) where `status` <> 'published';

create index `disease_unshown_index` on `disease` (`id`, `name`) where `status` <> 'published';

create index `drug_unshown_index` on `drug` (`id`, `name`) where `status` <> 'published';

create index `article_title_index` on `article` (`id`, `name`);

create index `insurance_plan_unshown_index` on `insurance_plan` (`id`, `name`) where `status` <> 'published';

create index `account_folded_name_index` on `account` (`folded_name`, `id`);

-- engine: postgresql

create index "place_phone_index" on "place" ("phone") where "phone" is not null;

create index "place_email_index" on "place" ("email") where "email" is not null;

create index "place_licence_index" on "place" (lower("licence"));

create index "place_unshown_index" on "place" ("id", "staff_words") where "status" <> 'published';

create index "professional_phone_index" on "professional" ("phone") where "phone" is not null;

create index "professional_email_index" on "professional" ("email") where "email" is not null;

create index "professional_licence_index" on "professional" (lower("licence_number"));

create index "professional_unshown_index" on "professional" ("id", "staff_words") where "status" <> 'published';

create index "disease_unshown_index" on "disease" ("id", "name") where "status" <> 'published';

create index "drug_unshown_index" on "drug" ("id", "name") where "status" <> 'published';

create index "article_title_index" on "article" ("id", "name");

create index "insurance_plan_unshown_index" on "insurance_plan" ("id", "name") where "status" <> 'published';

create index "account_folded_name_index" on "account" ("folded_name", "id");
