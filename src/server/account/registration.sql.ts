import { sql } from 'kysely'
import { linkHours } from '../one-time/one-time.sql'
import type { Database } from '../database/database'
import { registrationDays } from '../retention/rules'
import type { UserData } from '../../domain/account/user-data'
import { folded, foldedName } from './users.sql'

/** True if no account has the name (compared folded). A registration that was not activated reserves it for a day. */
export async function isUsernameFree(database: Database, username: string): Promise<boolean> {
  const taken = await database
    .selectFrom('app_user')
    .select('id')
    .where(foldedName, '=', folded(username))
    .where(sql<boolean>`not ${lapsed}`)
    .executeTakeFirst()
  return taken === undefined
}

/** The activation link has expired and nobody ever logged in. */
const lapsed = sql<boolean>`(activated_at is null and app_user.created_at < now() - make_interval(hours => ${linkHours}))`

/** Deletes lapsed registrations that hold the name or the address. */
export async function dropLapsed(
  database: Database,
  { username, email = '' }: { username: string; email?: string | undefined },
): Promise<void> {
  const dropped = await database
    .deleteFrom('app_user')
    .where(lapsed)
    .where(sql<boolean>`(${foldedName} = ${folded(username)} or email = ${email.toLowerCase()})`)
    .returning('account_id')
    .execute()
  const accounts = dropped.map(({ account_id }) => account_id)
  if (accounts.length > 0)
    await database.deleteFrom('account').where('id', 'in', accounts).execute()
}

/** Deletes lapsed registrations, a batch at a time. */
export async function forgetRegistrations(database: Database): Promise<void> {
  await sql`
    with deleted as (
      delete from app_user where id = any(array(
        select app_user.id from app_user join account on account.id = app_user.account_id
        where activated_at is null and account.kind in ('person', 'company')
          and app_user.created_at < now() - make_interval(days => ${registrationDays})
        limit 1000))
      returning account_id
    )
    select count(*) from deleted`.execute(database)
  await sql`
    delete from account where kind in ('person', 'company')
      and created_at < now() - make_interval(days => ${registrationDays})
      and not exists (select from app_user where account_id = account.id)`.execute(database)
}

/** Advisory lock on the address: concurrent registrations of it run one after the other. */
export async function holdAddress(database: Database, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`address ${email.toLowerCase()}`}))`.execute(
    database,
  )
}

/**
 * Takes the address, with the links sent to it, from a registration that was not activated: its owner never proved to
 * have the address. The name stays reserved until the registration lapses.
 */
export async function releaseAddress(database: Database, email: string): Promise<void> {
  await sql`
    with released as (
      update app_user set data = data - 'email'
      where email = ${email.toLowerCase()} and activated_at is null
      returning id
    )
    update one_time_link set used_at = now()
    from released where user_id = released.id and used_at is null
  `.execute(database)
}

export interface NewAccount {
  kind: 'person' | 'company'
  accountName: string
  username: string
  passwordHash: string
  activated: boolean
  data: UserData
}

/** Returns the user's id, or undefined if the name, address or number is taken. */
export async function insertAccount(
  database: Database,
  { kind, accountName, username, passwordHash, activated, data }: NewAccount,
): Promise<number | undefined> {
  const account = await database
    .insertInto('account')
    .values({ kind, account_name: accountName })
    .returning('id')
    .executeTakeFirstOrThrow()
  const user = await database
    .insertInto('app_user')
    .values({
      account_id: account.id,
      username,
      password_hash: passwordHash,
      activated_at: activated ? sql<Date>`now()` : null,
      data: JSON.stringify(data),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!user) await database.deleteFrom('account').where('id', '=', account.id).execute()
  return user?.id
}

/** Password hash of the user that a request with this name, idempotency key and content created. */
export async function findRegistered(
  database: Database,
  { username, key, requestHash }: { username: string; key: string; requestHash: string },
): Promise<string | undefined> {
  const user = await database
    .selectFrom('app_user')
    .innerJoin('idempotency', 'idempotency.user_id', 'app_user.id')
    .select('app_user.password_hash')
    .where(foldedName, '=', folded(username))
    .where('idempotency.key', '=', key)
    .where('idempotency.operation', '=', 'register')
    .where('idempotency.request_hash', '=', requestHash)
    .executeTakeFirst()
  return user?.password_hash
}

export async function activateUser(database: Database, userId: number): Promise<void> {
  await database
    .updateTable('app_user')
    .set({ activated_at: sql<Date>`coalesce(activated_at, now())` })
    .where('id', '=', userId)
    .execute()
}

/** True if the industry is offered, or if the user already has it. */
export async function isIndustry(
  database: Database,
  code: string,
  present?: string,
): Promise<boolean> {
  const item = await database
    .selectFrom('parameter_item')
    .select('id')
    .where('param_id', '=', 'industry')
    .where('item_code', '=', code)
    .$if(code !== present, (query) => query.where('active', '=', true))
    .executeTakeFirst()
  return item !== undefined
}
