-- How many email messages strangers cause to an address a day, and visits of which no message told.
-- beside: yes

-- engine: sqlite

create table `mail_quota` (`day` text not null, `recipient_key` text not null, `used` integer not null default 0, primary key (`day`, `recipient_key`));

alter table `booking` add column `is_untold` integer not null default false;

-- engine: postgresql

create table "mail_quota" ("day" varchar(10) not null, "recipient_key" varchar(43) not null, "used" int not null default 0, primary key ("day", "recipient_key"));

alter table "booking" add "is_untold" boolean not null default false;
