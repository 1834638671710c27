import { expect, test } from 'vitest'
import { customerServiceUser } from '../../../src/domain/chat/rules'
import { demoAccounts } from '../../../demo/account/accounts'
import { seedDemo } from '../../../demo/account/people.sql'
import { startApp } from '../../app'

test('several processes start concurrently: one fills the empty database, once', async () => {
  const { database } = await startApp({ demo: false })
  const seeded = await Promise.all([seedDemo(database), seedDemo(database), seedDemo(database)])
  expect(seeded.filter(Boolean)).toHaveLength(1)
  expect(await seedDemo(database)).toBe(false)
  const users = await database.selectFrom('app_user').select('username').execute()
  expect(users).toHaveLength(13)
  expect(demoAccounts.flatMap((account) => account.users)).toHaveLength(13)
  // Default of the customer service user in the settings.
  const service = await database
    .selectFrom('app_user')
    .select('staff_roles')
    .where('id', '=', Number(customerServiceUser.fallback))
    .executeTakeFirstOrThrow()
  expect(service.staff_roles).toEqual(['agent'])
})

test('buyer and designer are in one company, supplier and supplier2 in two', async () => {
  const { database } = await startApp()
  const accountOf = async (username: string) =>
    (
      await database
        .selectFrom('app_user')
        .select('account_id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).account_id
  expect(await accountOf('buyer')).toBe(await accountOf('designer'))
  expect(await accountOf('supplier')).not.toBe(await accountOf('supplier2'))
})
