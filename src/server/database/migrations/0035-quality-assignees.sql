-- The inspector who is assigned to a supplier's problem or a customer's complaint.

alter table supplier_problem
  add column assignee_id integer references app_user on delete set null;
create index supplier_problem_assignee on supplier_problem (assignee_id);

alter table customer_problem
  add column assignee_id integer references app_user on delete set null;
create index customer_problem_assignee on customer_problem (assignee_id);
