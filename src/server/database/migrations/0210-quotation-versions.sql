-- Each answer to a reservation is a version of its quotation, a snapshot that never changes.
create table quotation (
  order_id integer not null references intention_order on delete cascade,
  -- From 1 within its reservation.
  number integer not null check (number > 0),
  -- The lines by their ids with their exact prices, the sums, the terms, and who made it.
  data jsonb not null,
  -- Null in an older quotation whose prices are texts.
  currency text check (currency in ('CNY', 'EUR', 'USD', 'GBP', 'JPY')),
  -- With tax; null without prices or without a tax rate.
  total numeric,
  -- An amendment of a confirmed reservation to which the customer has neither agreed nor objected.
  waits boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (order_id, number)
);

alter table intention_order
  -- The newest quotation; null before the first answer.
  add column quotation_number integer,
  -- The quotation that holds for the order; null until one is accepted.
  add column accepted_number integer,
  -- 1 submitted, 2 answered, 3 confirmed, 4 closed, 5 withdrawn, 6 declined, 7 cancelled
  drop constraint intention_order_status_code_check,
  add constraint intention_order_status_code_check check (status_code between 1 and 7);

alter table intention_order_line
  -- The customer's decision on the line; null until the quotation is accepted.
  add column decision text check (decision in ('accept', 'alternative', 'leaveOut')),
  -- A question on the quoted line that waits for its reply.
  add column question jsonb;
create index intention_order_line_question on intention_order_line (order_id) where question is not null;

-- Reads a price that sales typed as text. Null unless the currency, the amount and the quantity are beyond doubt.
create function pg_temp.exact_price(written text, unit jsonb) returns jsonb language sql as $$
  with parts as (
    select regexp_match(translate(trim(written), '￥', '¥'),
      '^(US\$|\$|¥|€|£|CNY|RMB|USD|EUR|GBP|JPY)?\s*((?:\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.\d{1,6})?)\s*(元|€|CNY|RMB|USD|EUR|GBP|JPY)?\s*(?:/\s*(100|1000)?\s*(\D*?))?$'
    ) as part
  ), figures as (
    select coalesce(part[1], part[3]) as sign, replace(part[2], ',', '')::numeric as amount,
      coalesce(part[4], '1')::int as per, lower(coalesce(part[5], '')) as named
    from parts where (part[1] is null) <> (part[3] is null)
  )
  select jsonb_build_object(
    'currency', case when sign in ('¥', '元', 'CNY', 'RMB') then 'CNY' when sign in ('$', 'US$', 'USD') then 'USD'
      when sign in ('€', 'EUR') then 'EUR' when sign in ('£', 'GBP') then 'GBP' else 'JPY' end,
    'price', jsonb_build_object('amount', amount::text, 'per', per))
  from figures
  where amount > 0 and (
    named in ('', 'each', 'ea', lower(unit ->> 'zh'), lower(unit ->> 'en'), rtrim(lower(unit ->> 'en'), 's'))
    or (unit ->> 'zh' in ('件', '个', '只', '支', '颗', '枚', '根', '条') and named in ('件', 'pc', 'pcs', 'piece', 'pieces'))
  )
$$;

create temp table read_price on commit drop as
select line.order_id, line.id, line.counts, line.answer, pg_temp.exact_price(line.answer ->> 'price', line.data -> 'unitName') as exact
from intention_order_line as line where line.answer is not null;

-- A quotation has one currency: where sales typed several, the prices stay texts.
update read_price set exact = null where order_id in (
  select order_id from read_price group by 1 having count(distinct exact ->> 'currency') > 1
);

create temp table read_line on commit drop as
select order_id, id, exact ->> 'currency' as currency,
  round((exact #>> '{price,amount}')::numeric * counts / (exact #>> '{price,per}')::numeric,
    case exact ->> 'currency' when 'JPY' then 0 else 2 end) as amount,
  jsonb_strip_nulls(jsonb_build_object(
    'counts', counts, 'leadTimeDays', answer -> 'leadTimeDays', 'note', answer -> 'note',
    'alternative', answer -> 'alternative',
    'price', exact -> 'price', 'priceText', case when exact is null then answer -> 'price' end)) as quoted
from read_price;

insert into quotation (order_id, number, data, currency, created_at)
select orders.id, 1,
  jsonb_strip_nulls(jsonb_build_object(
    'note', orders.data #> '{answer,note}', 'answeredBy', orders.data #> '{answer,answeredBy}',
    'validUntil', orders.valid_until, 'subtotal', sum(line.amount)::text,
    'lines', coalesce(jsonb_object_agg(line.id, line.quoted || jsonb_strip_nulls(jsonb_build_object('amount', line.amount::text)))
      filter (where line.id is not null), '{}'))),
  max(line.currency), (orders.data #>> '{answer,answeredAt}')::timestamptz
from intention_order as orders left join read_line as line on line.order_id = orders.id
where orders.data ? 'answer'
group by orders.id;

-- Quotations of before were accepted as a whole; later ones left out the lines that had no price.
update intention_order_line as line
set decision = case when line.answer ->> 'accepted' = 'false' then 'leaveOut' else 'accept' end
from intention_order as orders
where orders.id = line.order_id and orders.status_code in (3, 4) and orders.data ? 'answer';

update intention_order as orders
set quotation_number = 1,
  accepted_number = case when status_code in (3, 4) then 1 end,
  data = data - 'answer' || case when status_code in (3, 4) then jsonb_build_object('acceptance',
    jsonb_strip_nulls(jsonb_build_object(
      'acceptedAt', accepted_at,
      'acceptedBy', (select timeline.data -> 'who' from timeline
        where subject = 'intentionOrder' and subject_id = orders.id and timeline.data ->> 'what' = 'orders.timeline.confirmed'
        order by timeline.id desc limit 1),
      'lineCount', (select count(*) from intention_order_line as line where line.order_id = orders.id and line.decision = 'accept'),
      'subtotal', (select sum((quotation.data #>> array['lines', line.id::text, 'amount'])::numeric)::text
        from quotation join intention_order_line as line on line.order_id = quotation.order_id and line.decision = 'accept'
        where quotation.order_id = orders.id)))) else '{}' end
where data ? 'answer';

alter table intention_order_line drop column answer;

-- A connection may migrate another database later, as a restore does.
drop function pg_temp.exact_price(text, jsonb);
