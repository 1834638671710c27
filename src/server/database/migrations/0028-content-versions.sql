-- Drafts and versions of editors. The tables of the contents hold what is public and nothing else; everything before and after
-- that stands here, in the form of its kind, so that no draft can be read where the public is answered.

create table content_item (
  id integer generated always as identity primary key,
  -- As src/domain/content-kinds.ts names it.
  kind text not null,
  -- Its row in the table of the kind, kept free for it until it is published.
  record_id integer not null,
  -- Grows with each step, so that of two editors the second hears of the first.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (kind, record_id)
);

create table content_version (
  item_id integer not null references content_item on delete cascade,
  number integer not null,
  state text not null check (state in ('draft', 'submitted', 'approved', 'published', 'withdrawn', 'replaced')),
  -- The last author and the approver; their names of that time stay when they leave.
  author_id integer references app_user on delete set null,
  author text not null default '',
  approver text not null default '',
  publish_at timestamptz,
  published_at timestamptz,
  changed_at timestamptz not null default now(),
  -- The name in lists, in both languages, and the languages that are missing.
  name_zh text not null default '',
  name_en text not null default '',
  missing text[] not null default '{}',
  data jsonb not null default '{}',
  primary key (item_id, number)
);
create unique index content_version_open on content_version (item_id) where state in ('draft', 'submitted', 'approved');
create unique index content_version_public on content_version (item_id) where state = 'published';
create index content_version_due on content_version (publish_at) where state = 'approved' and publish_at is not null;

-- Scenes can be taken out of the shop as cases and experiments can.
alter table industry_scene add column withdrawn_at timestamptz;

-- The address of a file names it by a key that nobody can guess.
create unique index stored_file_content_key on stored_file ((data ->> 'contentKey')) where data ? 'contentKey';
