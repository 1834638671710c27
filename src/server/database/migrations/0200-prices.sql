-- Prices, stock and lead times. Amounts are exact decimals as they were entered; lists may overlap, and the order
-- of precedence is in src/domain/money/list-price.ts.

create table price_list (
  id integer generated always as identity primary key,
  version integer not null default 1,
  name_zh text not null,
  name_en text not null,
  -- schemas/money/Currency.json
  currency text not null check (currency in ('CNY', 'EUR', 'USD', 'GBP', 'JPY')),
  -- The customer that the list is for; empty for a general list.
  account_id integer references account on delete cascade,
  valid_from date not null,
  -- The last day; empty without an end.
  valid_to date check (valid_to >= valid_from),
  data jsonb not null default '{}'
);
create trigger version_stays before update of version on price_list for each row execute function version_stays();
create index price_list_account on price_list (account_id);

create table list_price (
  list_id integer not null references price_list on delete cascade,
  material_id integer not null references material on delete cascade,
  -- The smallest quantity that the price is for.
  from_counts integer not null check (from_counts between 1 and 100000000),
  amount numeric not null check (amount > 0 and amount < 1e12 and scale(amount) <= 6),
  -- schemas/money/PricePer.json
  per smallint not null check (per in (1, 100, 1000)),
  -- schemas/prices/FigureSource.json
  source text not null check (source in ('office', 'sheet', 'system')),
  updated_at timestamptz not null default now(),
  primary key (list_id, material_id, from_counts)
);
create index list_price_material on list_price (material_id);

create table model_stock (
  material_id integer primary key references material on delete cascade,
  quantity integer check (quantity between 0 and 1000000000),
  lead_time_days smallint check (lead_time_days between 0 and 3650),
  source text not null check (source in ('office', 'sheet', 'system')),
  updated_at timestamptz not null default now(),
  check (quantity is not null or lead_time_days is not null)
);

create table tax_rate (
  id integer generated always as identity primary key,
  version integer not null default 1,
  -- ISO 3166-1 alpha-2
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- Per cent.
  rate numeric not null check (rate between 0 and 100 and scale(rate) <= 3),
  valid_from date not null,
  data jsonb not null default '{}',
  unique (country, valid_from)
);
create trigger version_stays before update of version on tax_rate for each row execute function version_stays();

create table trade_term (
  id integer generated always as identity primary key,
  version integer not null default 1,
  kind text not null check (kind in ('incoterm', 'payment')),
  -- The three letters of an Incoterms rule, or a name of the maker's own.
  code text not null,
  sort integer not null default 0,
  active boolean not null default true,
  -- nameZh, nameEn
  data jsonb not null,
  unique (kind, code)
);
create trigger version_stays before update of version on trade_term for each row execute function version_stays();
