-- Positions of professionals are formatted texts, of any length that their words allow.

-- engine: sqlite

-- engine: postgresql

alter table "professional" alter column "position" type text;
