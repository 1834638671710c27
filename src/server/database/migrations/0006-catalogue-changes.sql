-- The version of the catalogue that last changed a product: processes read these products again instead of all.
-- Products of before the first process are not listed.

create table catalogue_change (
  material_id integer primary key references material on delete cascade,
  version integer not null
);
create index catalogue_change_version on catalogue_change (version);
