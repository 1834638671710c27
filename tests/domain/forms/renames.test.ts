import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currentName, formerNames, renamed, type Rename } from '../../../src/domain/forms/renames'

const value = fc.jsonValue({ maxDepth: 1 })
/** Names of one field over the releases, each used once, the newest first. */
const history = fc.uniqueArray(fc.stringMatching(/^[a-z]{2,6}$/), { minLength: 2, maxLength: 6 })
const top = (was: string[], now: string): Rename => ({ at: [], was, now })

/** A value as a database of any release holds it, with the fields of today beside it. */
const released = fc
  .tuple(history, fc.nat(), value, fc.dictionary(fc.stringMatching(/^[A-Z]{2,6}$/), value))
  .map(([names, nth, held, others]) => ({
    names,
    held,
    others,
    stored: { ...others, [names[nth % names.length]!]: held },
  }))

test('a record of any earlier release arrives at the name of today, and nothing else changes', () => {
  fc.assert(
    fc.property(released, ({ names: [now = '', ...was], held, others, stored }) => {
      expect(renamed(stored, [top(was, now)])).toEqual({ ...others, [now]: held })
    }),
  )
})

test('release by release or all at once, a value arrives at the same name', () => {
  fc.assert(
    fc.property(released, ({ names, stored }) => {
      const [now = '', ...was] = names
      const oldestFirst = [...names].reverse()
      const stepwise = oldestFirst
        .slice(1)
        .reduce<unknown>(
          (before, name, at) =>
            renamed(before, [top(oldestFirst.slice(0, at + 1).reverse(), name)]),
          stored,
        )
      expect(stepwise).toEqual(renamed(stored, [top(was, now)]))
    }),
  )
})

test('moving again changes nothing, and no move loses a value', () => {
  fc.assert(
    fc.property(
      history,
      fc.dictionary(fc.stringMatching(/^[a-z]{2}$/), value),
      ([now = '', ...was], stored) => {
        const once = renamed(stored, [top(was, now)])
        expect(renamed(once, [top(was, now)])).toEqual(once)
        expect(Object.values(once as object)).toEqual(Object.values(stored))
      },
    ),
  )
})

test('fields of parts and of entries in lists move too, below a part that moved itself', () => {
  const renames: Rename[] = [
    { at: ['parts', '*'], was: ['lot'], now: 'batch' },
    { at: [], was: ['pieces'], now: 'parts' },
    { at: ['place', 'inner'], was: ['x'], now: 'y' },
  ]
  expect(
    renamed({ pieces: [{ lot: 1 }, { batch: 2 }, 3], place: { inner: { x: 1 } }, lot: 4 }, renames),
  ).toEqual({ parts: [{ batch: 1 }, { batch: 2 }, 3], place: { inner: { y: 1 } }, lot: 4 })
})

test('a value that stands under the name of today is never overwritten', () => {
  expect(renamed({ lot: 1, batch: 2 }, [top(['lot'], 'batch')])).toEqual({ lot: 1, batch: 2 })
})

test('a former name is read as the name of today', () => {
  const renames = [top(['charge', 'lot'], 'batch')]
  expect(['lot', 'charge', 'batch', 'other'].map((name) => currentName(name, renames))).toEqual([
    'batch',
    'batch',
    'batch',
    'other',
  ])
  expect([formerNames('batch', renames), formerNames('lot', renames)]).toEqual([
    ['charge', 'lot'],
    [],
  ])
})
