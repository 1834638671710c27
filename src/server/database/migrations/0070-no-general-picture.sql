-- A part of no known shape was shown as a plain pin, which it is not: nothing is shown in its place.
update material set data = data || jsonb_build_object('prodImgs', coalesce((
  select jsonb_agg(one order by nth)
  from jsonb_array_elements_text(data -> 'prodImgs') with ordinality as shown (one, nth)
  where one not like '%/pictures/parts/fallback%'), '[]'))
where data ->> 'prodImgs' like '%/pictures/parts/fallback%';
update product_class set data = data - 'pictureKey' || jsonb_build_object('classImgs', coalesce((
  select jsonb_agg(one order by nth)
  from jsonb_array_elements_text(data -> 'classImgs') with ordinality as shown (one, nth)
  where one not like '%/pictures/parts/fallback%'), '[]'))
where data ->> 'classImgs' like '%/pictures/parts/fallback%';
-- Chosen for a class that shows uploaded ones before it.
update product_class set data = data - 'pictureKey' where data ->> 'pictureKey' = 'fallback';
