-- Names as they are searched: without accents.

-- engine: sqlite

alter table `account` add column `folded_name` text not null default '';

update `account` set `folded_name` = (
  with recursive
    `letters` (`found`, `plain`) as (values (
      'áàảãạăắằẳẵặâấầẩẫậéèẻẽẹêếềểễệíìỉĩịóòỏõọôốồổỗộơớờởỡợúùủũụưứừửữựýỳỷỹỵđÁÀẢÃẠĂẮẰẲẴẶÂẤẦẨẪẬÉÈẺẼẸÊẾỀỂỄỆÍÌỈĨỊÓÒỎÕỌÔỐỒỔỖỘƠỚỜỞỠỢÚÙỦŨỤƯỨỪỬỮỰÝỲỶỸỴĐðÐäëïöüçñÄËÏÖÜÇÑ-.,()/’`''',
      'aaaaaaaaaaaaaaaaaeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyyyyydaaaaaaaaaaaaaaaaaeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyyyyydddaeioucnaeioucn      '
    )),
    `folding` (`step`, `text`) as (
      select 1, `account`.`name`
      union all
      select `step` + 1, replace(`text`, substr(`found`, `step`, 1), substr(`plain`, `step`, 1))
      from `folding`, `letters` where `step` <= length(`found`)
    )
  select trim(lower(`text`)) from `folding` order by `step` desc limit 1
)
where `status` <> 'anonymised';

drop index "account_staff_id_index";

drop index "account_staff_name_index";

drop index "account_staff_email_index";

drop index "account_staff_created_index";

create index "account_staff_id_index" on "account" ("id", "role", "status", "folded_name", "email");

create index "account_staff_name_index" on "account" ("name", "id", "role", "status", "folded_name", "email");

create index "account_staff_email_index" on "account" ("email", "id", "role", "status", "folded_name");

create index "account_staff_created_index" on "account" ("created_at", "id", "role", "status", "folded_name", "email");

-- engine: postgresql

alter table "account" add column "folded_name" varchar(320) not null default '';

update "account" set "folded_name" = trim(regexp_replace(lower(translate("name",
  'áàảãạăắằẳẵặâấầẩẫậéèẻẽẹêếềểễệíìỉĩịóòỏõọôốồổỗộơớờởỡợúùủũụưứừửữựýỳỷỹỵđÁÀẢÃẠĂẮẰẲẴẶÂẤẦẨẪẬÉÈẺẼẸÊẾỀỂỄỆÍÌỈĨỊÓÒỎÕỌÔỐỒỔỖỘƠỚỜỞỠỢÚÙỦŨỤƯỨỪỬỮỰÝỲỶỸỴĐðÐäëïöüçñÄËÏÖÜÇÑ-.,()/’`''',
  'aaaaaaaaaaaaaaaaaeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyyyyydaaaaaaaaaaaaaaaaaeeeeeeeeeeeiiiiiooooooooooooooooouuuuuuuuuuuyyyyydddaeioucnaeioucn      ')), ' +', ' ', 'g'))
where "status" <> 'anonymised';

drop index "account_staff_id_index";

drop index "account_staff_name_index";

drop index "account_staff_email_index";

drop index "account_staff_created_index";

create index "account_staff_id_index" on "account" ("id", "role", "status", "folded_name", "email");

create index "account_staff_name_index" on "account" ("name", "id", "role", "status", "folded_name", "email");

create index "account_staff_email_index" on "account" ("email", "id", "role", "status", "folded_name");

create index "account_staff_created_index" on "account" ("created_at", "id", "role", "status", "folded_name", "email");
