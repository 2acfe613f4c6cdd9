-- engine: sqlite

alter table `account` add column `totp_pending_secret` text null;

-- engine: postgresql

alter table "account" add column "totp_pending_secret" varchar(200) null;
