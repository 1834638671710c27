import { expect, test } from 'vitest'
import { generateCatalogue } from '../../../../scripts/bench/catalogue'
import { buildIndex } from '../../../../src/server/catalogue/index/build'
import { matrixOf } from '../../../../src/server/catalogue/index/size-matrix'
import { itemAt } from '../../../../src/domain/lists/items'
import { pageOf } from './pages'
import { question } from './small-catalogue'

const rows = generateCatalogue(900, 4)
const index = buildIndex(rows)
const idOf = (code: string) =>
  rows.characteristics.find(({ fieldCode }) => fieldCode === code)?.id ?? 0
const [diameter, length, finish] = [idOf('2021090001'), idOf('2021090012'), idOf('2021090009')]

/** Counts the models of a class one by one. */
function counted(
  classId: number,
  selections: { characterId: number; characterVal: string }[] = [],
) {
  const sizes = new Map<string, { count: number; inStock: boolean }>()
  const asked = { classId, selections, size: 100 }
  const { total } = pageOf(index, asked)
  for (let current = 1; (current - 1) * 100 < total; current++)
    for (const model of pageOf(index, { ...asked, current }).records) {
      const valueOf = (id: number) =>
        model.characterList.find((entry) => entry.id === id)?.fieldVal.split(', ') ?? []
      const { inventory = 0 } = model as { inventory?: number }
      for (const one of valueOf(diameter))
        for (const other of valueOf(length)) {
          const size = sizes.get(`${one} × ${other}`)
          sizes.set(`${one} × ${other}`, {
            count: (size?.count ?? 0) + 1,
            inStock: (size?.inStock ?? false) || inventory > 0,
          })
        }
    }
  return sizes
}

function shown(classId: number, selections: { characterId: number; characterVal: string }[] = []) {
  const sides = { down: diameter, across: length }
  const matrix = matrixOf(index, question({ classId, selections }), sides)
  if (!matrix) throw new Error('no matrix')
  const size = ({ down, across }: { down: number; across: number }) =>
    `${itemAt(matrix.down.values, down)} × ${itemAt(matrix.across.values, across)}`
  return {
    matrix,
    sizes: new Map(
      matrix.cells.map((cell) => [size(cell), { count: cell.count, inStock: cell.inStock }]),
    ),
  }
}

test('a matrix counts the models of each size of a class and says which are in stock', () => {
  const classes = rows.classes.slice(0, 20).map(({ id }) => id)
  const sizes = classes.map((id) => shown(id).sizes)
  expect(sizes).toEqual(classes.map((id) => counted(id)))
  expect(sizes.some((cells) => cells.size > 3)).toBe(true)
})

test('choices narrow the matrix, except those of its own two sides', () => {
  const classId = rows.classes.find(({ id }) => counted(id).size > 3)?.id ?? 0
  const facet = pageOf(index, { classId }).characterList.find(({ id }) => id === finish)
  const choice = { characterId: finish, characterVal: facet?.valueList[0]?.val ?? '' }
  const { matrix } = shown(classId)
  const own = { characterId: diameter, characterVal: itemAt(matrix.down.values, 0) }
  expect(shown(classId, [choice, own]).sizes).toEqual(counted(classId, [choice]))
})

test('an unknown characteristic has no matrix', () => {
  expect(matrixOf(index, question(), { down: 999_999, across: length })).toBeUndefined()
})
