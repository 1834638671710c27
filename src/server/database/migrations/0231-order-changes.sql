-- The place of each reservation in the order of changes, for systems that ask for everything since their last answer.
-- A reservation has one place, that of its last change.
create sequence order_change_position;
create table order_change (
  order_id integer primary key references intention_order on delete cascade,
  position bigint not null unique default nextval('order_change_position'),
  changed_at timestamptz not null default clock_timestamp()
);
alter sequence order_change_position owned by order_change.position;
insert into order_change (order_id, changed_at) select id, created_at from intention_order order by id;

-- Takes the place at the end of the transaction and under a lock that is held until the change is visible. Places
-- therefore become visible in their order: a reader who has seen a place misses none before it, however long a
-- transaction was open. At the end of the transaction it already holds all its other locks, so nothing can deadlock.
create function note_order_change() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('order-change'));
  insert into order_change (order_id) select id from intention_order where id = new.id
  on conflict (order_id) do update set position = nextval('order_change_position'), changed_at = clock_timestamp();
  return null;
end
$$;
create constraint trigger order_change_note after insert or update on intention_order
  deferrable initially deferred for each row execute function note_order_change();
