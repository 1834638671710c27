-- Products made to measure, as customers have described them.

create table custom_entry (
  id integer generated always as identity primary key,
  account_id integer not null references account on delete cascade,
  user_id integer not null references app_user on delete cascade,
  class_id integer not null references product_class,
  -- Tells the same choices from others: the line of the cart is then the same, too.
  key text not null,
  created_at timestamptz not null default now(),
  -- The names and choices in both languages, as they were then.
  data jsonb not null,
  unique (user_id, class_id, key)
);
