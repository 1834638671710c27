-- Which version of the catalogue made a product what it is: processes read these products again instead of all.
-- Products of before the first process are not listed.

create table catalogue_change (
  material_id integer primary key references material on delete cascade,
  version integer not null
);
create index catalogue_change_version on catalogue_change (version);
