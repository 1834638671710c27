import { sql } from 'kysely'
import { passOver } from '../../src/server/audit/watch.sql'
import type { Database, Pool } from '../../src/server/database/database'
import { hashPassword } from '../../src/server/passwords/hashes'
import { demoAccounts, demoPassword, type DemoAccount, type DemoUser } from './accounts'
import { demoBootItems } from '../content/boot-data'
import { demoSearchWords } from '../content/search-words'

/**
 * Fills an empty database with the demo's people and page frame in one transaction; a lock lets only one starting
 * process do it. Returns true if this one did.
 */
export function seedDemo(pool: Pool): Promise<boolean> {
  return pool.transaction().execute(async (transaction) => {
    await passOver(transaction)
    await sql`select pg_advisory_xact_lock(hashtext('seed-demo'))`.execute(transaction)
    const somebody = await transaction.selectFrom('app_user').select('id').executeTakeFirst()
    if (somebody) return false
    for (const account of demoAccounts) await insertAccount(transaction, account)
    await transaction
      .insertInto('boot_item')
      .values(
        demoBootItems().map(({ area, data }, sort) => ({ area, sort, data: JSON.stringify(data) })),
      )
      .execute()
    await transaction
      .insertInto('parameter_item')
      .values(
        demoSearchWords.map(({ paramId, zh, en }, sort) => ({
          param_id: paramId,
          item_code: String(sort + 1),
          item_name: zh,
          item_name_en: en,
          sort,
        })),
      )
      .execute()
    return true
  })
}

async function insertAccount(database: Database, account: DemoAccount) {
  const { id } = await database
    .insertInto('account')
    .values({
      kind: account.kind,
      account_name: account.name,
      account_name_en: account.nameEn,
      cust_type: account.custType ?? 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const users = await Promise.all(account.users.map((user) => rowOf(user, id)))
  await database.insertInto('app_user').values(users).execute()
}

async function rowOf(user: DemoUser, accountId: number) {
  const { username, contactName, contactNameEn, browseRole, staffRole, issuedPassword } = user
  return {
    account_id: accountId,
    username,
    password_hash: await hashPassword(demoPassword),
    is_system_password: issuedPassword ? 1 : 0,
    is_demo: true,
    staff_roles: staffRole ? [staffRole] : [],
    ...(user.companyRole && { company_role: user.companyRole }),
    data: JSON.stringify({
      contactName,
      contactNameEn,
      // The top-level domain .example is reserved and never resolves.
      email: `${username}@demo.example`,
      ...(user.mobile && { areaCode: '86', mobile: user.mobile }),
      ...(browseRole && { browseRole }),
    }),
  }
}
