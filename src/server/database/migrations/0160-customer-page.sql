-- The records of one customer, and the list of customers.
create index chat_conversation_account on chat_conversation (account_id);
create index account_newest on account (created_at desc, id desc);
