-- Questions that the robot did not know are work like any other: who sees to one, and until which day it wants an answer.

alter table chat_unknown
  add column assignee_id integer references app_user on delete set null,
  add column due_date date,
  -- Reminders of this due date: 0 none, 1 that it is near, 2 that it is over.
  add column reminded smallint not null default 0;
create index chat_unknown_due on chat_unknown (due_date);
create index chat_unknown_assignee on chat_unknown (assignee_id);

-- Waiting records become due as if they had come in with a due date; nobody is reminded of all of them at once.
update chat_unknown set due_date = last_at::date + 3, reminded = 2;
