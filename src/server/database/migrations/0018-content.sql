-- Scenes, cases and articles. Texts of both languages stand in data, HTML cleaned before it is stored.

create table industry_scene (
  id integer generated always as identity primary key,
  slug text not null unique,
  sort integer not null default 0,
  data jsonb not null default '{}'
);

create table scene_class (
  scene_id integer not null references industry_scene on delete cascade,
  class_id integer not null references product_class on delete cascade,
  sort integer not null default 0,
  primary key (scene_id, class_id)
);

create table publication (
  id integer generated always as identity primary key,
  -- As favourites know it: 4 industry case, 5 technology article.
  kind smallint not null check (kind in (4, 5)),
  slug text not null unique,
  -- A case belongs to a scene, an article to an item of the dictionary `technology_type`.
  scene_id integer references industry_scene on delete set null,
  type_code text,
  audit_date date not null,
  views integer not null default 0,
  -- Nobody reads it any more; what points at it says so.
  withdrawn_at timestamptz,
  data jsonb not null default '{}'
);
create index publication_page on publication (kind, audit_date desc, id desc);
create index publication_scene on publication (scene_id);

create table publication_class (
  publication_id integer not null references publication on delete cascade,
  class_id integer not null references product_class on delete cascade,
  sort integer not null default 0,
  primary key (publication_id, class_id)
);
create index publication_class_class on publication_class (class_id);

-- The cases that a scene shows, in their order; a case may be shown in several.
create table scene_case (
  scene_id integer not null references industry_scene on delete cascade,
  publication_id integer not null references publication on delete cascade,
  sort integer not null default 0,
  primary key (scene_id, publication_id)
);

-- Texts that are there once: about_us_type_1 to 5, laboratory.
create table site_page (
  page_name text primary key,
  data jsonb not null default '{}'
);

insert into parameter_item (param_id, item_code, item_name, item_name_en, sort) values
  ('technology_type', 'basics', '紧固件基础', 'Fastener basics', 1),
  ('technology_type', 'lockbolts', '环槽铆钉', 'Lockbolts', 2),
  ('technology_type', 'tightening', '拧紧与夹紧力', 'Tightening and clamp force', 3),
  ('technology_type', 'surface', '表面与腐蚀', 'Surfaces and corrosion', 4),
  ('technology_type', 'testing', '试验与检验', 'Testing and inspection', 5),
  ('technology_type', 'service', '选型与服务', 'Selection and service', 6);
