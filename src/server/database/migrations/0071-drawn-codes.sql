-- A picture of an editor is shown in place of the code that is drawn from the link: these were made for another address.
update boot_item set data = data - 'imageUrl'
where area in (8, 9) and data ->> 'imageUrl' like '%/pictures/shell/qr-%';
update content_version set data = jsonb_set(content_version.data, '{items}', (
  select jsonb_agg(
    case when one ->> 'imageUrl' like '%/pictures/shell/qr-%' then one - 'imageUrl' else one end order by nth)
  from jsonb_array_elements(content_version.data -> 'items') with ordinality as entries (one, nth)))
from content_item
where content_item.id = content_version.item_id and kind = 'area' and record_id in (8, 9)
  and content_version.data::text like '%/pictures/shell/qr-%';
