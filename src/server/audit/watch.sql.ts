import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../database/types'

/**
 * Tables left out of the audit log: they have their own log, hold secrets, or change with every page view. All other
 * tables are watched from the first server start that knows them.
 */
export const unwatched: readonly string[] = [
  'audit',
  'audit_change',
  'audit_head',
  'audit_seal',
  'audit_unsealed',
  'security_event',
  'timeline',
  'secret',
  'second_factor',
  'recovery_code',
  'login_challenge',
  'one_time_code',
  'secrets_key',
  'signing_key',
  'backup_result',
  'restoration',
  'file_removal_lock',
  'one_time_link',
  'outbox_message',
  'used_ticket',
  'user_session',
  'api_key',
  'order_change',
  'known_device',
  'attempt',
  'idempotency',
  'job',
  'notification',
  'search_miss',
  'search_miss_week',
  'unknown_word',
  'browse_record',
  'experiment_browse',
  'catalogue_version',
  'catalogue_change',
  'chat_conversation',
  'chat_message',
  'chat_presence',
  'chat_robot_day',
  'chat_service',
  'robot_answer',
  'kysely_migration',
  'kysely_migration_lock',
  'catalogue_import',
  'catalogue_import_change',
  'catalogue_import_row',
  'price_import',
  'price_import_row',
]

/** Creates the audit triggers on all tables not listed above; existing triggers stay. */
export async function watchTables<T>(pool: Kysely<T>): Promise<void> {
  await pool.transaction().execute(watchWithin)
}

export async function watchWithin<T>(database: Transaction<T>): Promise<void> {
  const { rows } = await sql<{ name: string; key: string }>`
      select class.relname as name,
        string_agg(column_of.attname, ',' order by array_position(index.indkey::int2[], column_of.attnum)) as key
      from pg_class as class
      join pg_index as index on index.indrelid = class.oid and index.indisprimary
      join pg_attribute as column_of
        on column_of.attrelid = class.oid and column_of.attnum = any(index.indkey)
      where class.relkind = 'r' and class.relnamespace = current_schema()::regnamespace
        and not class.relname = any(${unwatched}::text[])
        and not exists (select from pg_trigger where tgrelid = class.oid and tgname = 'audit_note')
      group by class.oid, class.relname`.execute(database)
  if (rows.length === 0) return
  await sql`select pg_advisory_xact_lock(hashtext('watch-tables'))`.execute(database)
  for (const { name, key } of rows) {
    await sql`create or replace trigger audit_note after insert or update or delete on ${sql.table(name)}
        for each row when (current_setting('audit.pass', true) is distinct from 'on')
        execute function audit_note_row(${sql.lit(key)})`.execute(database)
  }
}

/** Turns off row logging for the rest of the transaction: one line sums it up, or nobody may read it. */
export async function passOver(database: Database): Promise<void> {
  await sql`select set_config('audit.pass', 'on', true)`.execute(database)
}
