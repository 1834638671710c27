-- Reservations are answered with a quotation; deliveries are announced.

alter table intention_order
  -- Grows with every change: of two who act on the same version, one is refused.
  add column version integer not null default 1,
  -- The last day of the quotation.
  add column valid_until date;
create index intention_order_status on intention_order (status_code, id desc);

-- The answer to a line; null before there is one.
alter table intention_order_line add column answer jsonb;

create table delivery_notice (
  id integer generated always as identity primary key,
  order_id integer not null references intention_order,
  bill_no text not null,
  -- A bill may deliver several products.
  specification text not null,
  created_at timestamptz not null default now(),
  data jsonb not null default '{}',
  unique (bill_no, specification)
);
create index delivery_notice_order on delivery_notice (order_id);
