import { expect, test } from 'vitest'
import type { Schemas } from '../../../src/domain/schemas'
import { openDemoShop, randomNumbers, type Choice } from './demo-shop'
import { askTables, listHeldValues, type SqlQuestion } from './selection.sql'

const { ask, database } = await openDemoShop()
const page = '/web/product/page'
const classPage = '/web/product/class/page'

interface Facet {
  id: number
  valueList: { id: number; count: number }[]
}

const held = await listHeldValues(database)
const random = randomNumbers(20)
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!

/** A scope with choices, mostly values of one product in it, so that some models match and others do not. */
function randomQuestion(narrow: number): SqlQuestion & { language: 'zh' | 'en' } {
  const language = oneOf(['zh', 'en'] as const)
  const one = oneOf(held)
  const own = held.filter(({ materialId }) => materialId === one.materialId)
  const near = held.filter(({ classId }) => classId === one.classId)
  const scope = oneOf([
    {},
    { categoryType: oneOf([1, 2]) },
    { abbreviation: oneOf(['螺栓', 'Bolts', '环槽铆钉', '附件', '没有']) },
    { classId: one.classId },
    { classId: one.classId, categoryType: 1 },
  ])
  const selections: Choice[] = []
  for (let count = Math.floor(random() * 5); count > 0; count--) {
    const { characterId, zh, en } = random() < narrow ? oneOf(own) : oneOf(near)
    selections.push({ characterId, characterVal: language === 'en' && en ? en : zh })
  }
  return { ...scope, selections, language }
}

test('totals, counts and models of many selections are those of the tables', async () => {
  for (let nth = 0; nth < 40; nth++) {
    const { language, selections, ...scope } = randomQuestion(0.7)
    const what = JSON.stringify({ scope, selections })
    const { found, values } = await askTables(database, { ...scope, selections })
    const { data } = await ask(page, { ...scope, size: 100 }, selections, language)
    expect(data.total, what).toBe(found.length)
    const ids = new Set(found.map(({ id }) => id))
    expect(data.records, what).toHaveLength(Math.min(100, ids.size))
    for (const { id } of data.records) expect(ids, what).toContain(id)

    const counted = data.characterList.flatMap(({ id, valueList }: Facet) =>
      valueList.map((value) => ({ id: value.id, characterId: id, count: value.count })),
    )
    counted.sort((a: { id: number }, b: { id: number }) => a.id - b.id)
    expect(counted, what).toEqual(values)

    const classes = (await ask(classPage, { ...scope, size: 100 }, selections, language)).data
    const inClass = new Map<number, number>()
    for (const { classId } of found) inClass.set(classId, (inClass.get(classId) ?? 0) + 1)
    expect(data.classCount, what).toBe(inClass.size)
    expect(classes.classCount, what).toBe(classes.total)
    expect(classes.classCount, what).toBeGreaterThanOrEqual(inClass.size)
    for (const { id, count } of classes.records) expect(count, what).toBe(inClass.get(id) ?? 0)
    expect(classes.characterList, what).toEqual(data.characterList)
  }
})

interface Question {
  query: object
  selections: Choice[]
}

/** The question after a suggested change. */
function follow(
  { query, selections }: Question,
  { change, characterId, toVal }: Omit<Schemas['Suggestion'], 'total'>,
): Question {
  const others = selections.filter((one) => one.characterId !== characterId)
  return {
    query: {
      ...query,
      ...(change === 'keyword' && { keyword: undefined }),
      ...(change === 'class' && { classId: undefined }),
    },
    selections:
      change === 'replace' ? [...others, { characterId, characterVal: toVal } as Choice] : others,
  }
}

test('every way out of a dead end gives as many models as it says', async () => {
  let deadEnds = 0
  let ways = 0
  for (let nth = 0; nth < 60; nth++) {
    const { language, selections, ...scope } = randomQuestion(0.2)
    const query = { ...scope, ...(random() < 0.3 && { keyword: oneOf(['M12', '铆钉', 'zinc']) }) }
    const { data } = await ask(page, query, selections, language)
    if (data.total > 0) continue
    deadEnds++
    const totals = data.suggestions.map(({ total }: { total: number }) => total)
    expect(totals).toEqual([...totals].sort((a, b) => b - a))
    for (const { also, total, ...first } of data.suggestions as Schemas['Suggestion'][]) {
      const steps: Parameters<typeof follow>[1][] = [first, ...(also ? [also] : [])]
      const followed = steps.reduce(follow, { query, selections })
      const after = await ask(page, { ...followed.query }, followed.selections, language)
      expect(after.data.total, JSON.stringify({ query, selections, first, also })).toBe(total)
      expect(total).toBeGreaterThan(0)
      ways++
    }
  }
  expect(deadEnds).toBeGreaterThan(5)
  expect(ways).toBeGreaterThan(10)
})
