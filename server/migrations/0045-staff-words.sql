-- What staff find records by: the folded name, the phone number as it is dialled, street or licence.

-- engine: sqlite

alter table `place` add column `staff_words` text not null default '';

alter table `professional` add column `staff_words` text not null default '';

update `place` set `staff_words` = substr(' ' || `sort_name` || case when `phone` is null then '' when `phone` like '+841%' then ' ' || substr(`phone`, 4) else ' 0' || substr(`phone`, 4) end || ' ' || (
  with recursive
    `letters` (`found`, `plain`) as (values (
      'áàảãạăắằẳẵặâấầẩẫậéèẻẽẹêếềểễệíìỉĩịóòỏõọôốồổỗộơớờởỡợúùủũụưứừửữựýỳỷỹỵđÁÀẢÃẠĂẮẰẲẴẶÂẤẦẨẪẬÉÈẺẼẸÊẾỀỂỄỆÍÌỈĨỊÓÒỎÕỌÔỐỒỔỖỘƠỚỜỞỠỢÚÙỦŨỤƯỨỪỬỮỰÝỲỶỸỴĐðÐäëïöüçñÄËÏÖÜÇÑ-.,()/’`''',
      'aaaaaaaaaaaaaaaaaeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyyyyydaaaaaaaaaaaaaaaaaeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyyyyydddaeioucnaeioucn      '
    )),
    `folding` (`step`, `text`) as (
      select 1, `place`.`address`
      union all
      select `step` + 1, replace(`text`, substr(`found`, `step`, 1), substr(`plain`, `step`, 1))
      from `folding`, `letters` where `step` <= length(`found`)
    )
  select trim(lower(`text`)) from `folding` order by `step` desc limit 1
), 1, 400);

update `professional` set `staff_words` = substr(' ' || `sort_name` || case when `phone` is null then '' when `phone` like '+841%' then ' ' || substr(`phone`, 4) else ' 0' || substr(`phone`, 4) end || ' ' || lower(replace(replace(replace(coalesce(`licence_number`, ''), '/', ' '), '-', ' '), 'Đ', 'd')), 1, 400);

drop index "place_staff_id_index";

drop index "place_staff_name_index";

drop index "place_staff_updated_index";

drop index "place_staff_rating_index";

create index "place_staff_id_index" on "place" ("id", "status", "province_id", "place_type_id", "staff_words");

create index "place_staff_name_index" on "place" ("sort_name", "id", "status", "province_id", "place_type_id", "staff_words");

create index "place_staff_updated_index" on "place" ("updated_at", "id", "status", "province_id", "place_type_id", "staff_words");

create index "place_staff_rating_index" on "place" ("rating_rank", "id", "status", "province_id", "place_type_id", "staff_words");

drop index "professional_staff_id_index";

drop index "professional_staff_name_index";

drop index "professional_staff_updated_index";

drop index "professional_staff_rating_index";

create index "professional_staff_id_index" on "professional" ("id", "status", "province_id", "licence_verified_at", "staff_words");

create index "professional_staff_name_index" on "professional" ("sort_name", "id", "status", "province_id", "licence_verified_at", "staff_words");

create index "professional_staff_updated_index" on "professional" ("updated_at", "id", "status", "province_id", "licence_verified_at", "staff_words");

create index "professional_staff_rating_index" on "professional" ("rating_rank", "id", "status", "province_id", "licence_verified_at", "staff_words");

create index "account_phone_index" on "account" ("mobile_phone");

-- engine: postgresql

alter table "place" add column "staff_words" varchar(400) not null default '';

alter table "professional" add column "staff_words" varchar(400) not null default '';

update "place" set "staff_words" = left(' ' || "sort_name" || case when "phone" is null then '' when "phone" like '+841%' then ' ' || substr("phone", 4) else ' 0' || substr("phone", 4) end || ' ' || trim(regexp_replace(lower(translate("address",
  'áàảãạăắằẳẵặâấầẩẫậéèẻẽẹêếềểễệíìỉĩịóòỏõọôốồổỗộơớờởỡợúùủũụưứừửữựýỳỷỹỵđÁÀẢÃẠĂẮẰẲẴẶÂẤẦẨẪẬÉÈẺẼẸÊẾỀỂỄỆÍÌỈĨỊÓÒỎÕỌÔỐỒỔỖỘƠỚỜỞỠỢÚÙỦŨỤƯỨỪỬỮỰÝỲỶỸỴĐðÐäëïöüçñÄËÏÖÜÇÑ-.,()/’`''',
  'aaaaaaaaaaaaaaaaaeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyyyyydaaaaaaaaaaaaaaaaaeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyyyyydddaeioucnaeioucn      ')), ' +', ' ', 'g')), 400);

update "professional" set "staff_words" = left(' ' || "sort_name" || case when "phone" is null then '' when "phone" like '+841%' then ' ' || substr("phone", 4) else ' 0' || substr("phone", 4) end || ' ' || lower(translate(coalesce("licence_number", ''), '/-Đ', '  d')), 400);

drop index "place_staff_id_index";

drop index "place_staff_name_index";

drop index "place_staff_updated_index";

drop index "place_staff_rating_index";

create index "place_staff_id_index" on "place" ("id", "status", "province_id", "place_type_id", "staff_words");

create index "place_staff_name_index" on "place" ("sort_name", "id", "status", "province_id", "place_type_id", "staff_words");

create index "place_staff_updated_index" on "place" ("updated_at", "id", "status", "province_id", "place_type_id", "staff_words");

create index "place_staff_rating_index" on "place" ("rating_rank", "id", "status", "province_id", "place_type_id", "staff_words");

drop index "professional_staff_id_index";

drop index "professional_staff_name_index";

drop index "professional_staff_updated_index";

drop index "professional_staff_rating_index";

create index "professional_staff_id_index" on "professional" ("id", "status", "province_id", "licence_verified_at", "staff_words");

create index "professional_staff_name_index" on "professional" ("sort_name", "id", "status", "province_id", "licence_verified_at", "staff_words");

create index "professional_staff_updated_index" on "professional" ("updated_at", "id", "status", "province_id", "licence_verified_at", "staff_words");

create index "professional_staff_rating_index" on "professional" ("rating_rank", "id", "status", "province_id", "licence_verified_at", "staff_words");

create index "account_phone_index" on "account" ("mobile_phone");
