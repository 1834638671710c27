import { codes } from '../../../domain/catalogue/characteristic-codes'
import {
  isLockboltSearch,
  misfitOfGrip,
  misfitOfSize,
  type JointSearch,
  type Misfit,
} from '../../../domain/calculation/search/bolt-model'
import type { BoltGroup, BoltWish, Narrowed } from '../../../domain/calculation/search/bolt-groups'
import { itemAt } from '../../../domain/lists/items'
import type { CatalogueIndex, ClassPart } from './catalogue-index'
import { classesOf } from './scope'

/** Characteristics that the figures of a calculation come from, and the finish that a customer may ask for. */
const told = [
  codes.diameter,
  codes.pitch,
  codes.length,
  codes.propertyClass,
  codes.standard,
  codes.head,
  codes.hole,
  codes.grip,
  codes.finish,
] as const

/** The fasteners that go into a joint by what the index knows of them: size, length or grip, class and finish. */
export function boltGroups(index: CatalogueIndex, search: JointSearch, wish: BoltWish): Narrowed {
  const narrowed: Narrowed = { looked: 0, fellOut: new Map(), groups: [] }
  const { classId } = wish
  const { from, to } = classesOf(index, { categoryType: 1, ...(classId && { classId }) })
  for (let number = from; number < to; number++)
    addPart(index, itemAt(index.parts, number), { search, wish, narrowed })
  return narrowed
}

interface Search {
  search: JointSearch
  wish: BoltWish
  narrowed: Narrowed
}

function addPart(index: CatalogueIndex, part: ClassPart, { search, wish, narrowed }: Search): void {
  const { materials, rowOf } = index
  const columns = told.map((code) => columnOf(index, part, code))
  const misfitAt = misfitsOf({ index, part, search, wish })
  const groups = new Map<string, BoltGroup>()
  for (let position = 0; position < part.size; position++) {
    const row = itemAt(rowOf, part.start + position)
    if (row < 0) continue
    narrowed.looked++
    const misfit = itemAt(materials.isCalculate, row) === 1 ? misfitAt(position) : 'notCalculable'
    if (misfit) {
      narrowed.fellOut.set(misfit, (narrowed.fellOut.get(misfit) ?? 0) + 1)
      continue
    }
    const locals = columns.map((column) => column?.[position] ?? 0)
    const key = locals.join()
    let group = groups.get(key)
    if (!group) {
      group = { values: valuesOf(index, part, locals), ids: [], stock: [] }
      groups.set(key, group)
    }
    group.ids.push(itemAt(materials.ids, row))
    const pieces = itemAt(materials.inventory, row)
    group.stock.push(Number.isNaN(pieces) ? null : pieces)
  }
  narrowed.groups.push(...groups.values())
}

function columnOf({ characteristics }: CatalogueIndex, part: ClassPart, code: string) {
  const number = characteristics.findIndex(({ fieldCode }) => fieldCode === code)
  return part.columns.find(({ characteristic }) => characteristic === number)?.locals
}

const valuesOf = (index: CatalogueIndex, part: ClassPart, locals: number[]) =>
  Object.fromEntries(
    told.flatMap((code, nth) => {
      const local = itemAt(locals, nth)
      return local === 0 ? [] : [[code, itemAt(index.values, itemAt(part.values, local)).val]]
    }),
  )

/** The reason why the model at a position of a class falls out; each combination of values is judged once. */
function misfitsOf({
  index,
  part,
  search,
  wish,
}: {
  index: CatalogueIndex
  part: ClassPart
  search: JointSearch
  wish: BoltWish
}): (position: number) => Misfit | undefined {
  const column = (code: string) => columnOf(index, part, code)
  const valueOf = (local: number) => itemAt(index.values, itemAt(part.values, local))
  const numberOf = (local: number) => {
    const digits = local === 0 ? undefined : /\d+(?:\.\d+)?/.exec(valueOf(local).val)?.[0]
    return digits === undefined ? undefined : Number(digits)
  }
  const [grips, classes, finishes] = [codes.grip, codes.propertyClass, codes.finish].map(column)
  const [diameters, lengths, pitches] = [codes.diameter, codes.length, codes.pitch].map(column)
  const lockbolt = isLockboltSearch(search)

  const ofGrip = remembered((grip: number) => {
    const { numberFrom, numberTo } = valueOf(grip)
    return numberFrom === null
      ? 'figuresMissing'
      : misfitOfGrip(search, { gripMin: numberFrom, gripMax: numberTo ?? numberFrom })
  })
  const ofClass = remembered((local: number) =>
    search.propertyClass !== undefined &&
    (local === 0 || valueOf(local).val !== search.propertyClass)
      ? 'otherClass'
      : undefined,
  )
  const ofFinish = remembered((local: number) => {
    const { finish } = wish
    if (finish === undefined) return undefined
    const { val, valEn } = local === 0 ? { val: '', valEn: '' } : valueOf(local)
    return val === finish || valEn === finish ? undefined : 'otherFinish'
  })
  const size = part.values.length
  const ofSize = remembered((key: number) => {
    const d = numberOf(key % size)
    const length = numberOf(Math.floor(key / size) % size)
    const P = numberOf(Math.floor(key / size ** 2))
    return d === undefined || length === undefined
      ? 'figuresMissing'
      : misfitOfSize(search, { d, P, length })
  })
  return (position) => {
    const grip = grips?.[position] ?? 0
    if (lockbolt !== grip > 0) return 'otherKind'
    const asked = ofFinish(finishes?.[position] ?? 0)
    if (lockbolt) return asked ?? ofGrip(grip)
    const [d, length] = [diameters?.[position] ?? 0, lengths?.[position] ?? 0]
    const key = d + size * (length + size * (pitches?.[position] ?? 0))
    return ofClass(classes?.[position] ?? 0) ?? asked ?? ofSize(key)
  }
}

/** A function of a number whose answers are kept. */
function remembered<Answer>(answer: (key: number) => Answer): (key: number) => Answer {
  const known = new Map<number, Answer>()
  return (key) => {
    const kept = known.get(key)
    // The key is known, so the kept answer may itself be undefined.
    if (kept !== undefined || known.has(key)) return kept as Answer
    const fresh = answer(key)
    known.set(key, fresh)
    return fresh
  }
}
