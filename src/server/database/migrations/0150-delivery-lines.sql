-- A delivery notice is a document with a line for each product.

-- The moved values are no change of anybody.
select set_config('audit.pass', 'on', true);

create table delivery_line (
  id integer generated always as identity primary key,
  notice_id integer not null references delivery_notice on delete cascade,
  -- Its place in the notice, from 1.
  position smallint not null,
  specification text not null,
  data jsonb not null default '{}',
  unique (notice_id, specification)
);

-- Fields that a shop added itself stay with the notice.
insert into delivery_line (notice_id, position, specification, data)
  select id, 1, specification, coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(data)
    where key in ('deliveredCounts', 'customerMaterial', 'boxes', 'weight', 'netWeight')
  ), '{}')
  from delivery_notice
  order by id;
update delivery_notice
  set data = data - array['deliveredCounts', 'customerMaterial', 'boxes', 'weight', 'netWeight'];

-- Earlier notices may share the number of a delivery note; a new one is part 1 and has its number for itself.
alter table delivery_notice add column part smallint not null default 1;
update delivery_notice set part = numbered.part
  from (select id, row_number() over (partition by bill_no order by id) as part from delivery_notice) as numbered
  where numbered.id = delivery_notice.id and numbered.part > 1;
alter table delivery_notice drop constraint delivery_notice_bill_no_specification_key;
alter table delivery_notice drop column specification;
alter table delivery_notice add unique (bill_no, part);

-- A change of lines alone is a new version too, and the server stores nothing when nothing was changed.
drop trigger version_stays on delivery_notice;

select set_config('audit.pass', 'off', true);
