-- The customer service. Everybody has one conversation with it, for good; a service is the time in which people attend
-- it, from the first question for them to the close.

create table chat_conversation (
  id integer generated always as identity primary key,
  user_id integer not null unique references app_user on delete cascade,
  account_id integer not null references account,
  state text not null default 'robot' check (state in ('robot', 'waiting', 'open')),
  agent_id integer references app_user,
  service_id integer,
  waiting_since timestamptz,
  -- The number of the newest message; messages are numbered without a gap.
  last_seq integer not null default 0,
  customer_delivered integer not null default 0,
  customer_read integer not null default 0,
  staff_delivered integer not null default 0,
  staff_read integer not null default 0,
  -- The newest message of a person that a notification told of.
  notified_seq integer not null default 0,
  -- When a socket of the customer was last heard.
  customer_seen_at timestamptz,
  -- The page that the customer looks at, while they consent: address, title, comparison, seenAt
  view jsonb,
  created_at timestamptz not null default now(),
  check ((state = 'open') = (agent_id is not null)),
  check ((state = 'robot') = (service_id is null))
);
create index chat_conversation_queue on chat_conversation (waiting_since) where state <> 'robot';

create table chat_service (
  id integer generated always as identity primary key,
  conversation_id integer not null references chat_conversation on delete cascade,
  opened_at timestamptz not null default now(),
  after_hours boolean not null default false,
  agent_id integer references app_user,
  first_answer_at timestamptz,
  closed_at timestamptz,
  reason text,
  score smallint check (score between 1 and 5),
  rated_at timestamptz,
  -- comment
  data jsonb not null default '{}'
);
create index chat_service_conversation on chat_service (conversation_id, id desc);
create index chat_service_opened on chat_service (opened_at);
alter table chat_conversation
  add foreign key (service_id) references chat_service deferrable initially deferred;

create table chat_message (
  conversation_id integer not null references chat_conversation on delete cascade,
  seq integer not null check (seq > 0),
  sender text not null check (sender in ('customer', 'agent', 'robot', 'system')),
  sender_id integer references app_user on delete set null,
  -- The name of the sender at that time.
  sender_name text not null default '',
  client_id text not null,
  log_type smallint not null check (log_type between 1 and 5),
  content text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  primary key (conversation_id, seq)
);
-- A message that is sent again is found again.
create unique index chat_message_client on chat_message (conversation_id, sender, coalesce(sender_id, 0), client_id);

-- When a socket of somebody of the customer service was last heard.
create table chat_presence (
  user_id integer primary key references app_user on delete cascade,
  seen_at timestamptz not null default now()
);

create table chat_reply (
  id integer generated always as identity primary key,
  data jsonb not null
);

-- Knowledge of the robot; entries of the demo keep the name under which they came.
create table chat_entry (
  id integer generated always as identity primary key,
  topic text not null,
  name text unique,
  asked integer not null default 0,
  -- questionZh, questionEn, alternativesZh, alternativesEn, answerZh, answerEn
  data jsonb not null,
  changed_at timestamptz not null default clock_timestamp()
);

create table chat_unknown (
  id integer generated always as identity primary key,
  message text not null,
  -- The message without what makes no other question of it.
  folded text not null unique,
  counts integer not null default 1,
  last_at timestamptz not null default now()
);

-- How often the robot answered or did not know, by day.
create table chat_robot_day (
  day date primary key,
  answered integer not null default 0,
  unknown integer not null default 0
);

-- Adds a message, once: the same client id of the same sender finds the message that is there. The row of the conversation
-- is held from the number to the end of the transaction, so that numbers become visible in their order. A customer who writes to
-- people while the robot answers is put into the queue.
create function chat_append(
  conversation integer, kind text, sender_user integer, who text, client text, log smallint, body text, extra jsonb,
  for_people boolean, outside boolean
) returns table (number integer, at timestamptz, is_new boolean, began boolean)
language plpgsql as $$
declare
  held chat_conversation;
  service integer;
begin
  select * into held from chat_conversation where id = conversation for update;
  if not found then
    return;
  end if;
  select message.seq, message.created_at into number, at from chat_message message
  where message.conversation_id = conversation and message.sender = kind
    and coalesce(message.sender_id, 0) = coalesce(sender_user, 0) and message.client_id = client;
  if found then
    is_new := false;
    began := false;
    return next;
    return;
  end if;
  is_new := true;
  began := for_people and held.state = 'robot';
  number := held.last_seq + 1;
  at := clock_timestamp();
  service := held.service_id;
  if began then
    insert into chat_service (conversation_id, after_hours) values (conversation, outside) returning id into service;
  end if;
  insert into chat_message (conversation_id, seq, sender, sender_id, sender_name, client_id, log_type, content, data, created_at)
  values (conversation, number, kind, sender_user, who, client, log, body, extra, at);
  update chat_conversation set
    last_seq = number,
    state = case when began then 'waiting' else held.state end,
    waiting_since = case when began then at else held.waiting_since end,
    service_id = service
  where id = conversation;
  if kind = 'agent' and service is not null then
    update chat_service set first_answer_at = at where id = service and first_answer_at is null;
  end if;
  perform chat_tell(json_build_object(
    'c', conversation, 's', number, 'k', kind, 'u', sender_user, 'n', who, 'i', client, 'l', log, 't', body, 'd', extra, 'a', at,
    'q', began));
  return next;
end
$$;

-- Tells all processes; what is too long for a notification is read by those who want it.
create function chat_tell(what json) returns void language sql as $$
  select pg_notify('chat', case when octet_length(what::text) < 7500 then what::text
    else json_build_object('c', what -> 'c', 's', what -> 's', 'q', what -> 'q')::text end)
$$;
