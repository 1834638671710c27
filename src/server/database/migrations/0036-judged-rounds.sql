-- Returned rounds of a supplier: a scheme or evidence as it was when it was judged, with the verdict. Its files stay.
create table supplier_problem_round (
  id integer generated always as identity primary key,
  problem_id integer not null references supplier_problem on delete cascade,
  part text not null check (part in ('scheme', 'evidence')),
  judged_at timestamptz not null default now(),
  -- The judge's name at that time: names may change later.
  judged_by text not null,
  content jsonb not null,
  verdict jsonb not null
);
create index supplier_problem_round_problem on supplier_problem_round (problem_id, id);

-- Evidence that has come back already and was not sent anew is still as it was judged.
insert into supplier_problem_round (problem_id, part, judged_at, judged_by, content, verdict)
select problem.id, 'evidence', line.created_at, coalesce(line.data ->> 'who', ''),
  problem.evidence, problem.evidence_verdict
from supplier_problem as problem
join lateral (
  select created_at, data from timeline
  where subject = 'supplierProblem' and subject_id = problem.id
    and data ->> 'what' = 'quality.timeline.evidenceReturned'
  order by id desc limit 1
) as line on true
where problem.state_code = 3 and problem.evidence is not null
  and problem.evidence_verdict is not null;

-- Four levels of satisfaction; a fifth goes unless somebody has chosen it. What an operator has renamed stays.
update parameter_item set item_name_en = 'Average'
where param_id = 'evaluation_level' and item_code = '3' and item_name_en = 'Neutral';
delete from parameter_item
where param_id = 'evaluation_level' and item_code = '5' and item_name = '非常不满意'
  and not exists (select from customer_problem where evaluation ->> 'evaluationLevel' = '5');
