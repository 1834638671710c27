-- The conversation in which an agent made a record for the customer.
alter table intention_order add column conversation_id integer references chat_conversation on delete set null;
alter table customer_problem add column conversation_id integer references chat_conversation on delete set null;
create index intention_order_conversation on intention_order (conversation_id) where conversation_id is not null;
create index customer_problem_conversation on customer_problem (conversation_id) where conversation_id is not null;
