-- Uploaded files. A file belongs to who uploaded it until a record takes it; whoever may see the record may then
-- see the file. Its bytes are in the file store.

create table stored_file (
  id integer generated always as identity primary key,
  user_id integer not null references app_user,
  account_id integer not null references account,
  kind smallint not null check (kind in (1, 2)), -- 1 picture, 2 other file
  -- The purpose of the upload: 'evidence'
  purpose text not null,
  storage_key text not null unique,
  -- The record that has taken it: 'supplierProblem' and its id.
  subject text,
  subject_id integer,
  created_at timestamptz not null default now(),
  -- originalName, type, size in bytes, width and height of a picture, thumbnailKey
  data jsonb not null default '{}',
  check ((subject is null) = (subject_id is null))
);
create index stored_file_subject on stored_file (subject, subject_id, id);
