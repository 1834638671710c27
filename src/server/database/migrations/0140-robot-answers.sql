-- Answers of the robot, their receivers and whether they helped. The message itself is in chat_message under the same client id.
create table robot_answer (
  id integer generated always as identity primary key,
  conversation_id integer not null references chat_conversation on delete cascade,
  client_id text not null,
  question text not null,
  answer text not null,
  entry_id integer references chat_entry on delete set null,
  helpful boolean,
  voted_at timestamptz,
  created_at timestamptz not null default now(),
  unique (conversation_id, client_id)
);
create index robot_answer_entry on robot_answer (entry_id);
create index robot_answer_vote on robot_answer (helpful, id desc);

-- Answers from before this table can be voted on too. Greetings have neither a source nor a link.
insert into robot_answer (conversation_id, client_id, question, answer, entry_id, created_at)
select said.conversation_id, said.client_id, asked.content, said.content, chat_entry.id, said.created_at
from chat_message said
join chat_message asked on asked.conversation_id = said.conversation_id and asked.sender = 'customer'
  and 'answer:' || asked.client_id = said.client_id
left join chat_entry on chat_entry.id = (said.data #>> '{answer,source,id}')::integer
where said.sender = 'robot' and said.created_at > now() - interval '365 days'
  and (said.data #> '{answer,source}' is not null or said.data #> '{answer,link}' is not null)
order by said.created_at
on conflict do nothing;
update chat_message set data = jsonb_set(data, '{answer,id}', to_jsonb(robot_answer.id))
from robot_answer
where chat_message.conversation_id = robot_answer.conversation_id and sender = 'robot'
  and chat_message.client_id = robot_answer.client_id;
