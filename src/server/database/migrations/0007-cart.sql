-- A customer's own number of a model: within an account a number means one model, and a model has one number.

create table customer_part (
  account_id integer not null references account on delete cascade,
  material_id integer not null references material on delete cascade,
  part_no text not null,
  -- The number as it is looked up: without spaces, small letters, half width.
  folded text not null,
  primary key (account_id, material_id),
  unique (account_id, folded)
);
