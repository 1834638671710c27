import { itemAt } from '../../../domain/lists/items'
import type { Schemas } from '../../../domain/schemas'
import { listBits, wordsFor } from './bits'
import type { CatalogueIndex, ClassPart } from './catalogue-index'
import { narrowingOf } from './narrowing'
import type { Question } from './question'
import { select } from './select'
import { inLanguage } from './wording'
import { workspaceOf } from './workspace'

/** Values of one side of the matrix; more cannot be read on a screen. */
const mostValues = 200

interface Sides {
  /** Id of the characteristic of the rows. */
  down: number
  across: number
}

/** The selected models counted by two characteristics, whose own choices are passed over; undefined if one is unknown. */
export function matrixOf(
  index: CatalogueIndex,
  question: Question,
  sides: Sides,
): Schemas['SizeMatrix'] | undefined {
  const down = index.numberOf.characteristic.get(sides.down)
  const across = index.numberOf.characteristic.get(sides.across)
  if (down === undefined || across === undefined) return undefined
  const selections = question.selections.filter(
    ({ characterId }) => characterId !== sides.down && characterId !== sides.across,
  )
  const cells = cellsOf(index, { ...question, selections }, { down, across })
  const valuesOn = (side: keyof Sides) =>
    [...new Set(cells.map((cell) => cell[side]))].sort((a, b) => a - b)
  const values = { down: valuesOn('down'), across: valuesOn('across') }
  const isTooLarge = Math.max(values.down.length, values.across.length) > mostValues
  const axis = (number: number, shown: number[]) => axisOf(index, number, { shown, question })
  return {
    down: axis(down, isTooLarge ? [] : values.down),
    across: axis(across, isTooLarge ? [] : values.across),
    cells: isTooLarge
      ? []
      : cells.map(({ down, across, count, inStock }) => ({
          down: values.down.indexOf(down),
          across: values.across.indexOf(across),
          count,
          inStock,
        })),
    isTooLarge,
  }
}

function axisOf(
  index: CatalogueIndex,
  number: number,
  { shown, question: { language } }: { shown: number[]; question: Question },
): Schemas['SizeAxis'] {
  const { id, fieldName, fieldNameEn, fieldCode, unit } = itemAt(index.characteristics, number)
  return {
    characterId: id,
    fieldName: inLanguage(language, fieldName, fieldNameEn),
    fieldCode,
    unit,
    values: shown.map((value) => {
      const { val, valEn } = itemAt(index.values, value)
      return inLanguage(language, val, valEn)
    }),
  }
}

/** Cells with models; the sides are value numbers. */
function cellsOf(index: CatalogueIndex, question: Question, sides: Sides) {
  const { hits, classTotals } = select(index, narrowingOf(index, question))
  const { list } = workspaceOf(index)
  const { inventory } = index.materials
  const cells = new Map<number, { down: number; across: number; count: number; inStock: boolean }>()
  index.parts.forEach((part, number) => {
    if (itemAt(classTotals, number) === 0) return
    const found = listBits(hits, part.start / 32, part.start / 32 + wordsFor(part.size), list)
    const downAt = valuesAt(part, sides.down)
    const acrossAt = valuesAt(part, sides.across)
    for (const position of list.subarray(0, found)) {
      const inStock = itemAt(inventory, itemAt(index.rowOf, part.start + position)) > 0
      for (const down of downAt(position))
        for (const across of acrossAt(position)) {
          const key = down * index.values.length + across
          const cell = cells.get(key)
          if (cell) Object.assign(cell, { count: cell.count + 1, inStock: cell.inStock || inStock })
          else cells.set(key, { down, across, count: 1, inStock })
        }
    }
  })
  return [...cells.values()]
}

/** Value numbers of a model of the class: several columns if models have several values. */
function valuesAt({ columns, values }: ClassPart, characteristic: number) {
  const own = columns.filter((column) => column.characteristic === characteristic)
  return (position: number) =>
    own.flatMap(({ locals }) => {
      const local = itemAt(locals, position)
      return local === 0 ? [] : [itemAt(values, local)]
    })
}
