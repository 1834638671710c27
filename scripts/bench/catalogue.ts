import {
  collectMaterials,
  type CatalogueRows,
  type ClassCharacteristicRow,
  type ClassRow,
  type ValueRow,
} from '../../src/server/catalogue/index/rows'
import { randomFrom, type Random } from './random'
import { diameters, finishes, forms, grades, kinds } from './vocabulary'
import { itemAt, valueIn } from '../../src/domain/lists/items'
import { standardCount, traitCount, dictionary } from './dictionary'

/**
 * Generates a catalogue with this number of models, deterministic for size and seed: 60 classes of different sizes in
 * 10 categories, about a thousand values, 13 values per model, both languages with gaps in English. Tools fit several
 * diameters each, some models lack a value, and the last class has no models. `inOneClass` gives all models to the
 * first class.
 */
export function generateCatalogue(models: number, seed = 1, inOneClass = false): CatalogueRows {
  const random = randomFrom(seed)
  const classes = classRows()
  const { characteristics, values, valuesOf } = dictionary()
  const shares = classes.map((_, number) =>
    number === classes.length - 1 || (inOneClass && number > 0) ? 0 : 0.2 + random.next(),
  )
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const collected = collectMaterials()
  const classCharacteristics: ClassCharacteristicRow[] = []

  let id = 0
  classes.forEach((row, number) => {
    const offer = offerOf(row, number, random, valuesOf)
    classCharacteristics.push(...offer.listed)
    const upTo = Math.round(
      (shares.slice(0, number + 1).reduce((sum, share) => sum + share, 0) / whole) * models,
    )
    for (let nth = 0; id < upTo; nth++) addModel(collected, offer, ++id, nth, random)
  })
  return {
    version: 1,
    categories: kinds.map(({ type, abbreviation: [zh, en] }, at) => ({
      id: at + 1,
      categoryType: type,
      abbreviation: zh,
      abbreviationEn: en,
      sort: at,
    })),
    classes,
    characteristics,
    classCharacteristics,
    values,
    ...collected.finish(),
  }
}

function classRows(): ClassRow[] {
  return kinds.flatMap(({ noun: [zh, en] }, category) =>
    forms.map(([formZh, formEn], form) => ({
      id: 100 + category * forms.length + form,
      categoryId: category + 1,
      className: `${formZh}${zh}`,
      classNameEn: form === 5 && category === 3 ? '' : `${formEn} ${en}`,
      classImgs: [`/pictures/${category}-${form}.avif`],
      sort: form,
    })),
  )
}

/** The values from which the models of a class are combined. */
interface Offer {
  row: ClassRow
  code: string
  isTool: boolean
  isRivet: boolean
  listed: ClassCharacteristicRow[]
  valuesOf: Map<string, ValueRow[]>
  traits: ValueRow[][]
  lengths: number
}

function offerOf(
  row: ClassRow,
  number: number,
  random: Random,
  valuesOf: Map<string, ValueRow[]>,
): Offer {
  const isTool = number >= 42
  const isRivet = row.categoryId === 1 || row.categoryId === 6
  const codes = isTool
    ? ['2021090101', '2021090009']
    : [
        '2021090001',
        '2021090005',
        '2021090012',
        '2021090008',
        '2021090009',
        '2021090007',
        '2021090015',
      ]
  if (isRivet) codes.push('2021090003', '2021090004')
  const chosenTraits = new Set<string>()
  const wanted = 13 - codes.filter((code) => code !== '2021090005').length
  while (chosenTraits.size < wanted) chosenTraits.add(`20210902${random.below(traitCount)}`)
  const all = [...codes, ...chosenTraits]
  return {
    row,
    code: `${'RBSNWVPGHA'[row.categoryId - 1]}${(number % 6) + 1}`,
    isTool,
    isRivet,
    listed: all.map((code, sort) => ({
      classId: row.id,
      characteristicId: [...valuesOf.keys()].indexOf(code) + 1,
      sort,
      isRequired: sort < 2 ? 1 : 0,
      isHidden: code === '2021090015' && isRivet ? 1 : 0,
      isValLimited: 1,
    })),
    valuesOf,
    traits: [...chosenTraits].map((code) => {
      const texts = valueIn(valuesOf, code)
      const from = random.below(texts.length - 6)
      return texts.slice(from, from + 3 + random.below(7))
    }),
    lengths: 20 + random.below(60),
  }
}

function addModel(
  collected: ReturnType<typeof collectMaterials>,
  offer: Offer,
  id: number,
  nth: number,
  random: Random,
) {
  const { row, valuesOf, isTool, isRivet } = offer
  // Mixed radix of the model's index in its class, so that no two models have the same code.
  let rest = nth
  const digit = (base: number) => {
    const taken = rest % base
    rest = Math.floor(rest / base)
    return taken
  }
  const diameter = digit(diameters.length)
  const finish = digit(finishes.length)
  const length = digit(offer.lengths)
  const grade = digit(grades.length)
  const variant = rest > 0 ? `-V${rest}` : ''

  const held: ValueRow[] = [itemAt(valueIn(valuesOf, '2021090009'), finish)]
  if (isTool) {
    const fits = valueIn(valuesOf, '2021090101')
    for (let at = diameter; at < Math.min(diameter + 1 + random.below(3), fits.length); at++)
      held.push(itemAt(fits, at))
  } else {
    held.push(
      itemAt(valueIn(valuesOf, '2021090001'), diameter),
      itemAt(valueIn(valuesOf, '2021090012'), length),
    )
    held.push(
      itemAt(valueIn(valuesOf, '2021090008'), grade),
      random.pick(valueIn(valuesOf, '2021090007')),
    )
    held.push(itemAt(valueIn(valuesOf, '2021090015'), (row.id - 100) % standardCount))
    if (isRivet) {
      held.push(itemAt(valueIn(valuesOf, '2021090003'), length % 30))
      if (!random.chance(0.1)) held.push(itemAt(valueIn(valuesOf, '2021090004'), diameter))
    }
  }
  // Earlier values are more frequent.
  for (const texts of offer.traits)
    if (!random.chance(0.03))
      held.push(itemAt(texts, Math.floor(random.next() ** 2 * texts.length)))
  for (const { id: valueId } of held) collected.addValue(id, valueId)

  const size = `M${diameters[diameter]}×${5 + 5 * length}`
  const [finishZh, finishEn, finishCode] = itemAt(finishes, finish)
  const plainSize = size.replace('×', 'x')
  collected.addMaterial({
    id,
    classId: row.id,
    model: `${offer.code}-${plainSize}-${grades[grade]}-${finishCode}${variant}`,
    materialName: `${row.className} ${size} ${grades[grade]} ${finishZh}`,
    materialNameEn: random.chance(0.02)
      ? ''
      : `${row.classNameEn || row.className} ${plainSize} ${grades[grade]} ${finishEn}`,
    genericName: row.className.slice(-2),
    genericNameEn: row.classNameEn.split(' ').at(-1) ?? '',
    description: `用于轨道车辆的${row.className},${finishZh}。`,
    descriptionEn: `${row.classNameEn} for rail vehicles; "${finishEn}".`,
    unitName: isTool ? '台' : '件',
    unitNameEn: isTool ? 'unit' : 'pcs',
    weUnitName: 'kg',
    netWeight: Math.round(itemAt(diameters, diameter) ** 2 * (5 + 5 * length) * 0.0062) / 1000,
    def8: random.pick([12.5, 50, 100, 250]),
    inventory: random.below(5000),
    minQuantity: random.pick([0, 1, 10, 100, 500]),
    isCalculate: row.categoryId === 2 ? 1 : 0,
    prodImgs: row.classImgs,
    createdAt: 1_700_000_000_000 + random.below(40_000_000) * 1000,
    sales: Math.floor(random.next() ** 3 * 2000),
    collection: Math.floor(random.next() ** 6 * 300),
  })
}
