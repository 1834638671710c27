-- Words that the office adds to the shipped vocabulary of the reader of lines, changes or switches off
-- (schemas/catalogue/ReadingWord.json).
create table reading_word (
  id integer generated always as identity primary key,
  version integer not null default 1,
  -- As the reader compares it: in lower case, with plain signs.
  key text not null,
  word text not null,
  kind text not null check (kind in ('synonym', 'standard', 'unit', 'noise', 'accessory', 'removed')),
  -- A standard may have several successors; empty for other words.
  successor text not null default '',
  -- sameAs, degree, replaces, note
  data jsonb not null,
  unique (key, successor)
);
create trigger version_stays before update of version on reading_word for each row execute function version_stays();

create function tell_changed_words() returns trigger language plpgsql as $$
begin
  perform pg_notify('vocabulary', '');
  return null;
end
$$;
create trigger words_changed after insert or update or delete on reading_word
  for each statement execute function tell_changed_words();

-- Words of customers that the reader does not know, for the office to add or dismiss.
create table unknown_word (
  id integer generated always as identity primary key,
  word text not null unique,
  place text not null check (place in ('search', 'entry', 'file', 'robot')),
  counts integer not null default 1,
  last_at timestamptz not null default now(),
  -- Words that staff dismissed are not counted again.
  dismissed_at timestamptz
);
