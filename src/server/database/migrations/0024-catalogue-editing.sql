-- The catalogue is edited by people: versions against silent overwriting, what is withdrawn, which texts are missing.

alter table category add column version integer not null default 1;

alter table product_class
  add column version integer not null default 1,
  add column published boolean not null default true;

alter table characteristic
  add column version integer not null default 1,
  -- A figure takes numbers and ranges alone.
  add column kind text not null default 'choice' check (kind in ('choice', 'figure'));

-- Above 0: the place among the values that people put in order. The others follow by themselves.
alter table characteristic_value
  add column sort integer not null default 0,
  -- A word, and not a code such as HV or M12, is missing where it stands in one language alone.
  add column missing_zh boolean generated always as (val !~ '[一-鿿]' and val ~ '[a-z]{3}') stored,
  add column missing_en boolean generated always as (val ~ '[一-鿿]' and val_en = '') stored;
create index characteristic_value_missing on characteristic_value (characteristic_id)
  where missing_zh or missing_en;

alter table material
  add column version integer not null default 1,
  add column published boolean not null default true,
  add column changed_at timestamptz not null default now(),
  -- The text that the office searches, and whether it lacks a language.
  add column search text generated always as
    (lower(model || ' ' || material_name || ' ' || material_name_en)) stored,
  add column missing_zh boolean generated always as (material_name !~ '[一-鿿]') stored,
  add column missing_en boolean generated always as (
    material_name_en = ''
    or (coalesce(data ->> 'unitName', '') ~ '[一-鿿]' and not data ? 'unitNameEn')
    or (coalesce(data ->> 'genericName', '') ~ '[一-鿿]' and not data ? 'genericNameEn')
    or (coalesce(data ->> 'description', '') ~ '[一-鿿]' and not data ? 'descriptionEn')) stored;
create index material_name on material (material_name, id);
create index material_changed on material (changed_at, id);
create index material_class_model on material (class_id, model);
create index material_missing_zh on material (class_id) where missing_zh;
create index material_missing_en on material (class_id) where missing_en;
create index material_withdrawn on material (class_id) where not published;
create index material_relation_related on material_relation (related_id);
create index cart_item_item on cart_item (type_id, data_id);
