-- Records that customers keep: favourites, cart, browsing history and reservations.

create table favourite (
  id integer generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  type_id smallint not null check (type_id between 1 and 5),
  data_id integer not null,
  created_at timestamptz not null default now(),
  unique (user_id, type_id, data_id)
);
create index favourite_item on favourite (type_id, data_id);

create table cart_item (
  id integer generated always as identity primary key,
  user_id integer not null references app_user on delete cascade,
  type_id smallint not null check (type_id between 1 and 5),
  data_id integer not null,
  counts integer not null check (counts > 0),
  required_date date,
  created_at timestamptz not null default now(),
  data jsonb not null default '{}',
  unique (user_id, type_id, data_id)
);

create table browse_record (
  user_id integer not null references app_user on delete cascade,
  material_id integer not null references material on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (user_id, material_id)
);
create index browse_record_time on browse_record (user_id, seen_at desc);

create sequence intention_order_code;

create table intention_order (
  id integer generated always as identity primary key,
  unique_code text not null unique,
  account_id integer not null references account,
  user_id integer not null references app_user,
  -- 1 submitted, 2 answered, 3 confirmed, 4 closed, 5 withdrawn, 6 declined
  status_code smallint not null default 1 check (status_code between 1 and 6),
  created_at timestamptz not null default now(),
  data jsonb not null default '{}'
);
create index intention_order_account on intention_order (account_id, id desc);

create table intention_order_line (
  id integer generated always as identity primary key,
  order_id integer not null references intention_order on delete cascade,
  type_id smallint not null,
  data_id integer not null,
  counts integer not null check (counts > 0),
  required_date date not null,
  -- The name of the product when it was reserved.
  data jsonb not null default '{}'
);
create index intention_order_line_order on intention_order_line (order_id);
create index intention_order_line_item on intention_order_line (type_id, data_id);
