alter table `account` add column `totp_pending_secret` text null;
