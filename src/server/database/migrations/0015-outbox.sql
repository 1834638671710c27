-- Mails and text messages that leave, each put down in the transaction of its cause; a job of its own sends it.

create table outbox_message (
  id integer generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  -- Told to the receiving server, so that what is sent twice after a crash is seen to be the same.
  message_id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- Template, language and values; emptied when it was sent, for it may hold a code or a link.
  data jsonb not null default '{}'
);
create index outbox_message_age on outbox_message (created_at);
