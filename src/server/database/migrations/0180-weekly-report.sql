-- The weekly report counts reservations by the time of their first quotation, refusal and acceptance.
alter table intention_order
  add column quoted_at timestamptz,
  add column declined_at timestamptz,
  add column accepted_at timestamptz;

-- The moved values are no change of anybody.
select set_config('audit.pass', 'on', true);
update intention_order set
  quoted_at = coalesce(step.quoted_at, (data -> 'answer' ->> 'answeredAt')::timestamptz),
  declined_at = step.declined_at,
  accepted_at = step.accepted_at
from (
  select ordered.id,
    min(timeline.created_at) filter (where timeline.data ->> 'what' like 'orders.timeline.answered%') as quoted_at,
    min(timeline.created_at) filter (where timeline.data ->> 'what' = 'orders.timeline.declined') as declined_at,
    min(timeline.created_at) filter (where timeline.data ->> 'what' = 'orders.timeline.confirmed') as accepted_at
  from intention_order as ordered
  left join timeline on subject = 'intentionOrder' and subject_id = ordered.id
  group by ordered.id
) as step
where step.id = intention_order.id and status_code <> 1;
select set_config('audit.pass', 'off', true);

create index intention_order_quoted on intention_order (quoted_at) where quoted_at is not null;
create index intention_order_answered on intention_order (coalesce(quoted_at, declined_at))
  where coalesce(quoted_at, declined_at) is not null;
create index intention_order_accepted on intention_order (accepted_at) where accepted_at is not null;
create index delivery_notice_shipped on delivery_notice ((data ->> 'shipTime'));

-- Searches without a result by week; the week is named by its Monday.
create table search_miss_week (
  week date not null,
  miss_id integer not null references search_miss on delete cascade,
  counts integer not null default 1,
  primary key (week, miss_id)
);
create index search_miss_week_miss on search_miss_week (miss_id);
-- Only the last search of a term is known of earlier times.
insert into search_miss_week (week, miss_id)
  select date_trunc('week', last_time)::date, id from search_miss;
