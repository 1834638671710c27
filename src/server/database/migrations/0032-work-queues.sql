-- Work queues: who of the staff sees to a reservation or a message, and until which day it wants an answer.

alter table intention_order
  add column assignee_id integer references app_user on delete set null,
  add column due_date date,
  -- Reminders of this due date: 0 none, 1 that it is near, 2 that it is over.
  add column reminded smallint not null default 0;
create index intention_order_due on intention_order (due_date) where status_code = 1;
create index intention_order_assignee on intention_order (assignee_id);

alter table board_message
  add column assignee_id integer references app_user on delete set null,
  add column due_date date,
  add column reminded smallint not null default 0;
create index board_message_due on board_message (due_date) where state = 1;
create index board_message_assignee on board_message (assignee_id);

-- Waiting records become due as if they had come in with a due date; nobody is reminded of all of them at once.
select set_config('audit.pass', 'on', true);
update intention_order set due_date = created_at::date + 2, reminded = 2 where status_code = 1;
update board_message set due_date = created_at::date + 1, reminded = 2 where state = 1;
select set_config('audit.pass', 'off', true);
