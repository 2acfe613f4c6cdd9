-- When a provider said that a visit stays though it lies outside of the hours; null where nobody did.
-- beside: yes

-- engine: sqlite

alter table `booking` add column `kept_at` datetime null;

-- engine: postgresql

alter table "booking" add "kept_at" timestamptz null;
