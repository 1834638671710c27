-- Quality: what customers complain of, and what suppliers have to rectify.

create sequence customer_problem_code;
create sequence supplier_problem_code;

-- A complaint and the handling report that answers it. What was filled in is kept as its form has it.
create table customer_problem (
  id integer generated always as identity primary key,
  unique_code text not null unique,
  account_id integer not null references account,
  user_id integer not null references app_user,
  -- 1 filed, 2 answered with a report, 3 evaluated
  state_code smallint not null default 1 check (state_code between 1 and 3),
  version integer not null default 1,
  due_date date,
  -- Reminders of this due date: 0 none, 1 that it is near, 2 that it is over.
  reminded smallint not null default 0,
  created_at timestamptz not null default now(),
  report_date timestamptz,
  reported_by integer references app_user,
  complaint jsonb not null default '{}',
  report jsonb,
  evaluation jsonb
);
create index customer_problem_account on customer_problem (account_id, id desc);
create index customer_problem_due on customer_problem (due_date) where state_code = 1;

create table supplier_problem (
  id integer generated always as identity primary key,
  unique_code text not null unique,
  supplier_id integer not null references account,
  raised_by integer not null references app_user,
  customer_problem_id integer references customer_problem,
  -- 1 pending, 2 rectifying, 3 to be verified, 4 verifying, 5 completed
  state_code smallint not null default 1 check (state_code between 1 and 5),
  -- Grows with every change, so that nobody changes what they have not seen.
  version integer not null default 1,
  severity smallint not null check (severity between 1 and 3),
  due_date date,
  reminded smallint not null default 0,
  created_at timestamptz not null default now(),
  raised jsonb not null default '{}',
  scheme jsonb,
  evidence jsonb,
  scheme_verdict jsonb,
  evidence_verdict jsonb
);
create index supplier_problem_supplier on supplier_problem (supplier_id, id desc);
create index supplier_problem_complaint on supplier_problem (customer_problem_id);
create index supplier_problem_due on supplier_problem (due_date) where state_code < 5;

create table supplier_expense (
  id integer generated always as identity primary key,
  problem_id integer not null references supplier_problem on delete cascade,
  created_at timestamptz not null default now(),
  data jsonb not null default '{}'
);
create index supplier_expense_problem on supplier_expense (problem_id, id);
