-- Mails about business events have a Message-ID made from their event, so that each exists once.

create unique index outbox_message_message_id on outbox_message (message_id);

-- The last day of which the customer was reminded; a longer validity is another reminder.
alter table intention_order add column expiry_mailed date;
create index intention_order_expiry on intention_order (valid_until) where status_code = 2;
