-- Notes that quotations offer beside terms.
alter table trade_term
  drop constraint trade_term_kind_check,
  -- schemas/prices/TermKind.json
  add constraint trade_term_kind_check check (kind in ('incoterm', 'payment', 'note'));
