-- Lists of the office name a record by a number.
alter table list_price add column id integer generated always as identity unique;

-- Spreadsheets of prices or stock: a preview until they are stored, and what to put back if they are undone.
create table price_import (
  id integer generated always as identity primary key,
  user_id integer not null references app_user,
  kind text not null check (kind in ('prices', 'stock')),
  file_name text not null,
  state text not null default 'checked' check (state in ('checked', 'stored', 'undone', 'cancelled')),
  created_at timestamptz not null default now(),
  -- The rows that it wrote have this time until somebody changes them.
  stored_at timestamptz,
  undone_at timestamptz,
  -- Rows that were changed since, and therefore not put back.
  kept integer
);
create index price_import_user on price_import (user_id);

create table price_import_row (
  import_id integer not null references price_import on delete cascade,
  line integer not null,
  kind text not null check (kind in ('added', 'changed', 'unchanged', 'refused')),
  model text not null,
  material_id integer,
  list_id integer,
  from_counts integer,
  -- amount and per, or quantity and leadTimeDays
  after jsonb not null default '{}',
  -- The row as it was when the import was stored, with source and updatedAt; empty if there was none.
  before jsonb,
  reasons jsonb not null default '[]',
  created_at timestamptz not null default now(),
  primary key (import_id, line)
);
create index price_import_row_kind on price_import_row (import_id, kind, line);
