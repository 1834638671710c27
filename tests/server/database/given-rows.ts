import { sql } from 'kysely'
import type { Pool } from '../../../src/server/database/database'

/** Fills lists that the demo leaves empty, with equal and missing values. */
export async function givenRows(database: Pool): Promise<void> {
  const user = sql<number>`(select min(id) from app_user where username in ('operator', 'agent'))`
  await sql`insert into search_miss (keyword, search_type, counts, last_time)
    select chr(96 + n), 1 + n % 2, n % 3, now() - n * interval '1 day' from generate_series(1, 5) n`.execute(
    database,
  )
  await sql`insert into unknown_word (word, place, counts, last_at)
    select 'unknown' || n, case n % 2 when 0 then 'search' else 'robot' end, n % 3, now() - n / 2 * interval '1 hour'
    from generate_series(1, 5) n`.execute(database)
  await sql`insert into reading_word (key, word, kind, data)
    select 'word' || n, 'word' || 9 - n, case n % 2 when 0 then 'synonym' else 'noise' end,
      case n % 2 when 0 then jsonb_build_object('sameAs', 'zinc ' || n % 3) else '{}' end
    from generate_series(1, 5) n`.execute(database)
  await sql`insert into catalogue_import (user_id, state_code, file_name, data)
    select ${user}, 4 + n % 3, 'File ' || chr(70 - n) || '.csv',
      case n when 2 then '{}' else jsonb_build_object('added', n % 3, 'refused', 12 - n) end
    from generate_series(1, 5) n`.execute(database)
  await givenPrices(database)
  await sql`insert into price_import (user_id, kind, file_name)
    select ${user}, case n % 2 when 0 then 'prices' else 'stock' end, 'prices-' || n % 3 || '.csv'
    from generate_series(1, 4) n`.execute(database)
  await sql`insert into api_key (name, hash, beginning, scopes, made_by, used_at, revoked_at)
    select 'Key ' || 9 - n, encode(sha256(n::text::bytea), 'hex'), 'fpk_', '{prices}', ${user},
      case n when 2 then null else now() - n * interval '1 hour' end, case n when 3 then now() end
    from generate_series(1, 4) n`.execute(database)
  await sql`insert into backup (made_by, state, file_name, kept_until, data)
    select ${user}, case n when 3 then 'failed' else 'ready' end, 'backup-' || n % 4,
      case n when 3 then null else now() + n * interval '1 hour' end,
      case n when 3 then '{}' else jsonb_build_object('bytes', 9000000000 - n, 'files', n % 2) end
    from generate_series(1, 5) n`.execute(database)
  await sql`insert into notice (audience, from_day, until_day, data)
    select case n % 2 when 0 then 'all' else 'customers' end, current_date - n, current_date + n % 3,
      jsonb_build_object('titleZh', '公告' || n, 'titleEn', 'Notice ' || 9 - n, 'textZh', '。', 'textEn', '.')
    from generate_series(1, 4) n`.execute(database)
  await sql`insert into job (kind, data, attempts, last_run_at, done_at, failed_at)
    select 'sendMail', '0', n % 3, case n when 2 then null else now() - n * interval '1 minute' end,
      case n % 3 when 0 then now() end, case n % 3 when 1 then now() end
    from generate_series(1, 6) n`.execute(database)
  await sql`insert into security_event (user_id, kind, data)
    select ${user}, case n % 2 when 0 then 'loggedIn' else 'loggedOut' end,
      '{"address": "127.0.0.1", "userAgent": ""}' from generate_series(1, 4) n`.execute(database)
  await sql`insert into chat_unknown (message, folded, counts, last_at, due_date, assignee_id)
    select 'Question ' || n, 'folded ' || n, n % 2, now() - n * interval '1 hour',
      case n when 2 then null else current_date + n % 2 end, case n when 3 then ${user} end
    from generate_series(1, 4) n`.execute(database)
  await sql`insert into notification (user_id, state, created_at, data)
    select id, 1 + n % 2, now() - n * interval '1 hour', '{"key": "common.done"}'
    from app_user, generate_series(1, 4) n`.execute(database)
  await sql`with made as (insert into content_item (kind, record_id)
      select case n % 2 when 0 then 'article' else 'case' end, 900 + n from generate_series(1, 4) n returning id)
    insert into content_version (item_id, number, state, author, publish_at, name_zh, name_en)
    select id, 1, case id % 3 when 0 then 'draft' else 'approved' end, case id % 4 when 0 then '' else 'A' || id end,
      case id % 3 when 1 then now() end, case id % 2 when 0 then '' else '乙' || id end, 'b' || id from made`.execute(
    database,
  )
  await sql`insert into audit (operation, request_id, created_at)
    select 'changeCustomer', '', now() - n / 2 * interval '1 day' from generate_series(1, 5) n`.execute(
    database,
  )
  await sql`insert into chat_conversation (user_id, account_id)
    select id, account_id from app_user where username in ('buyer', 'engineer')`.execute(database)
  await sql`insert into chat_service (conversation_id, opened_at, closed_at, agent_id, reason, score)
    select id, now() - n * interval '2 hours', now() - n % 3 * interval '1 minute',
      case n when 2 then null else ${user} end, case n when 3 then null when 1 then 'noReply' else 'solved' end,
      case n when 4 then null else 1 + n % 2 end
    from chat_conversation, generate_series(1, 5) n`.execute(database)
  await sql`insert into robot_answer (conversation_id, client_id, question, answer, helpful, voted_at, created_at)
    select (select min(id) from chat_conversation), n, 'Question ' || 6 - n, 'Answer ' || n % 2,
      case n when 2 then null else n % 2 = 0 end, case n when 2 then null else now() end, now() - n / 2 * interval '1 hour'
    from generate_series(1, 5) n`.execute(database)
}

/** Price lists, prices, stock, tax rates and terms. */
async function givenPrices(database: Pool): Promise<void> {
  await sql`insert into price_list (name_zh, name_en, currency, account_id, valid_from, valid_to)
    select '价目表' || n, 'List ' || 9 - n, case n % 2 when 0 then 'CNY' else 'EUR' end,
      case n when 3 then (select min(id) from account) end, current_date - n % 2,
      case n when 2 then current_date + 1 end
    from generate_series(1, 4) n`.execute(database)
  await sql`insert into list_price (list_id, material_id, from_counts, amount, per, source)
    select price_list.id, material.id, 1 + price_list.id % 2, 1 + material.id % 3, 1, 'office'
    from price_list, (select id from material order by id limit 3) as material`.execute(database)
  await sql`insert into model_stock (material_id, quantity, lead_time_days, source)
    select id, case id % 3 when 0 then null else id % 2 end, 1 + id % 2, 'sheet'
    from material order by id limit 5`.execute(database)
  await sql`insert into tax_rate (country, rate, valid_from)
    select case n % 2 when 0 then 'CN' else 'DE' end, 10 + n % 3, current_date - n
    from generate_series(1, 4) n`.execute(database)
  await sql`insert into trade_term (kind, code, sort, active, data)
    select case n % 2 when 0 then 'payment' else 'incoterm' end, 'T' || n, n % 2, n <> 3,
      jsonb_build_object('nameZh', '条款' || n, 'nameEn', 'Term ' || 9 - n)
    from generate_series(1, 4) n`.execute(database)
}
