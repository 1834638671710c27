-- Since which version of the catalogue a favourite has not been looked at: it is marked where its product changed later.
alter table favourite add column seen_version integer not null default 0;
update favourite set seen_version = (select version from catalogue_version);

-- A subject that a user subscribed to: a product class, or with data_id 0 everything of a type.
create table subscription (
  user_id integer not null references app_user on delete cascade,
  type_id smallint not null check (type_id in (1, 2, 4, 5)),
  data_id integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (user_id, type_id, data_id)
);
create index subscription_item on subscription (type_id, data_id);
