-- Additions of staff to classes and models: media, relations that a class takes part in, and use cases.

create table product_media (
  id integer generated always as identity primary key,
  class_id integer references product_class on delete cascade,
  material_id integer references material on delete cascade,
  -- 1 picture, 2 drawing, 3 model in 3D, 4 video, 5 other file
  kind smallint not null check (kind between 1 and 5),
  file_id integer not null references stored_file,
  sort integer not null default 0,
  version integer not null default 1,
  -- name, nameEn
  data jsonb not null default '{}',
  check (num_nonnulls(class_id, material_id) = 1)
);
create index product_media_class on product_media (class_id, kind, sort, id);
create index product_media_material on product_media (material_id, kind, sort, id);

-- Links between two models are in material_relation, which spreadsheets fill too.
create table class_relation (
  id integer generated always as identity primary key,
  kind smallint not null check (kind in (1, 2)), -- 1 replacement, 2 related
  class_id integer references product_class on delete cascade,
  material_id integer references material on delete cascade,
  related_class_id integer references product_class on delete cascade,
  related_id integer references material on delete cascade,
  sort integer not null default 0,
  check (num_nonnulls(class_id, material_id) = 1),
  check (num_nonnulls(related_class_id, related_id) = 1),
  check (class_id is not null or related_class_id is not null),
  unique nulls not distinct (kind, class_id, material_id, related_class_id, related_id)
);
create index class_relation_class on class_relation (class_id, kind, sort);
create index class_relation_material on class_relation (material_id, kind, sort);
create index class_relation_related_class on class_relation (related_class_id);
create index class_relation_related on class_relation (related_id);

create table product_use_case (
  id integer generated always as identity primary key,
  class_id integer references product_class on delete cascade,
  material_id integer references material on delete cascade,
  -- A published case, or none where the texts say it.
  publication_id integer references publication on delete cascade,
  sort integer not null default 0,
  version integer not null default 1,
  -- text, textEn
  data jsonb not null default '{}',
  check (num_nonnulls(class_id, material_id) = 1)
);
create index product_use_case_class on product_use_case (class_id, sort, id);
create index product_use_case_material on product_use_case (material_id, sort, id);
