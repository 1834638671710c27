-- A second person also approves an amendment that raises an accepted total above the sum of the setting.
alter table quotation_approval
  alter column answer drop not null,
  -- The request of the author (schemas/orders/OrderAmendment.json).
  add column amendment jsonb,
  add constraint quotation_approval_of_one check (num_nonnulls(answer, amendment) = 1);
