-- Spreadsheets that staff import: what each would do (its rows), what it did (its changes), and so how to undo it.

create table catalogue_import (
  id integer generated always as identity primary key,
  user_id integer not null references app_user,
  created_at timestamptz not null default now(),
  -- 1 being checked, 2 checked, 3 being stored, 4 stored, 5 undone, 6 cancelled, 7 failed
  state_code smallint not null default 1 check (state_code between 1 and 7),
  file_name text not null,
  strict boolean not null default false,
  -- When the check or the storing was asked for, begun and ended.
  asked_at timestamptz not null default now(),
  begun_at timestamptz,
  ended_at timestamptz,
  cancel_asked boolean not null default false,
  done integer not null default 0,
  total integer not null default 0,
  -- Digest of the check's findings: the data that are stored must be the same.
  digest text,
  undone_by integer references app_user,
  undone_at timestamptz,
  -- counts, header, failure, news of classes and characteristics, links left out
  data jsonb not null default '{}'
);
-- One import is checked or stored at a time.
create unique index catalogue_import_running on catalogue_import ((true)) where state_code in (1, 3);

create table catalogue_import_row (
  import_id integer not null references catalogue_import on delete cascade,
  n integer not null,
  -- 1 new, 2 changed, 3 unchanged, 4 refused
  kind smallint not null check (kind between 1 and 4),
  line integer not null,
  model text not null default '',
  -- of a new one its names, of a changed one its changes, of a refused one its cells and why
  data jsonb not null default '{}',
  primary key (import_id, n)
);
create index catalogue_import_row_kind on catalogue_import_row (import_id, kind, n);

create table catalogue_import_change (
  import_id integer not null references catalogue_import on delete cascade,
  table_name text not null,
  -- Its id; of a characteristic of a class both ids.
  row_key text not null,
  -- As it was; null where the import made it.
  before jsonb,
  -- By which an undo sees whether it is still as the import left it.
  after_digest text not null,
  primary key (import_id, table_name, row_key)
);
