import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { noteMiss } from '../../../src/server/catalogue/search.sql'
import { ownDatabase } from '../../app'

const { pool } = await ownDatabase('empty')

const miss = (keyword: string, address = '192.0.2.1', week = '2026-11-23') =>
  noteMiss(pool, { keyword, searchType: 1, address, week })

const words = async () =>
  (await pool.selectFrom('search_miss').select(['keyword', 'counts']).orderBy('id').execute()).map(
    ({ keyword, counts }) => `${keyword} ${counts}`,
  )

beforeEach(async () => {
  await pool.deleteFrom('search_miss').execute()
  await pool.deleteFrom('attempt').execute()
})

test('a word that nobody finds is counted, however it is written', async () => {
  await miss('Bolt X')
  await miss(' bolt x ')
  expect(await words()).toEqual(['bolt x 2'])
})

test('one network adds 50 new words a day, and still counts the known ones', async () => {
  for (let number = 1; number <= 60; number++) await miss(`word${number}`)
  expect(await words()).toHaveLength(50)
  await miss('word1')
  expect((await words())[0]).toBe('word1 2')
  await miss('other', '198.51.100.7')
  expect(await words()).toHaveLength(51)
})

test('a /64 of IPv6 is one network', async () => {
  for (let number = 1; number <= 60; number++)
    await miss(`word${number}`, `2001:db8::${number.toString(16)}`)
  expect(await words()).toHaveLength(50)
})

test('beyond 10,000 searches the least frequent one makes room for a new one', async () => {
  await sql`insert into search_miss (keyword, search_type, counts)
    select 'word' || n, 1, case n when 7 then 1 else 2 end from generate_series(1, 10000) as n`.execute(
    pool,
  )
  await miss('new')
  const left = await words()
  expect(left).toHaveLength(10_000)
  expect(left).toContain('new 1')
  expect(left).not.toContain('word7 1')
})
