-- A quotation above the sum of the setting until a second person has approved it. No call of customers reads it.
create table quotation_approval (
  order_id integer primary key references intention_order on delete cascade,
  -- Counts the requests, so that nobody approves what has changed meanwhile.
  round integer not null default 1,
  state text not null check (state in ('waiting', 'returned')),
  author_id integer references app_user on delete set null,
  created_at timestamptz not null default now(),
  -- The author's name, the total, and the reason for which it was sent back.
  data jsonb not null,
  -- The request of the author (schemas/orders/OrderAnswer.json).
  answer jsonb not null
);

-- Notes of staff on a reservation. No call of customers reads them.
create table order_note (
  id integer generated always as identity primary key,
  order_id integer not null references intention_order on delete cascade,
  created_at timestamptz not null default now(),
  data jsonb not null
);
create index order_note_order on order_note (order_id);

alter table intention_order
  -- The day on which whoever handles the reservation is reminded.
  add column follow_up date,
  add column follow_up_reminded boolean not null default false;
create index intention_order_follow_up on intention_order (follow_up) where not follow_up_reminded;
