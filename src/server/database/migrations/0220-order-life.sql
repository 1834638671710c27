-- A customer confirms that a delivery arrived; the first confirmation counts.
alter table delivery_notice
  add column received_at timestamptz,
  add column received_by integer references app_user on delete set null;
create index delivery_notice_received_by on delivery_notice (received_by) where received_by is not null;

-- A complaint may be about a reservation, and about one of its delivery notices.
alter table customer_problem
  add column order_id integer references intention_order on delete set null,
  add column delivery_id integer references delivery_notice on delete set null;
create index customer_problem_order on customer_problem (order_id) where order_id is not null;
create index customer_problem_delivery on customer_problem (delivery_id) where delivery_id is not null;

-- Pages of carriers that track a consignment; a carrier without a row has no link.
create table carrier (
  id integer generated always as identity primary key,
  version integer not null default 1,
  -- name, nameEn, otherNames, trackingPattern
  data jsonb not null
);
create trigger version_stays before update of version on carrier for each row execute function version_stays();

-- The numbers and the project of a reservation are searched like its own number.
create index intention_order_details on intention_order using gin
  ((data ->> 'customerOrderNo') gin_trgm_ops, (data ->> 'poNo') gin_trgm_ops, (data ->> 'project') gin_trgm_ops)
  with (fastupdate = off);
