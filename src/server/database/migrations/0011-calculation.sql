-- Saved calculations: what was asked, what was computed then, and by which engine.

create table calculation_report (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  user_id integer not null references app_user on delete cascade,
  material_id integer references material on delete set null,
  page text not null check (page in ('clamp', 'flexibility', 'stretching')),
  name text not null,
  created_at timestamptz not null default now(),
  data jsonb not null
);
create index calculation_report_account on calculation_report (account_id, id desc);
create index calculation_report_material on calculation_report (material_id);
