import type { Language } from '../../../domain/language/language'
import { classOfSlot, type CatalogueIndex } from './catalogue-index'
import { bufferOf, isEmptyAt, quoted, type TextColumn } from './text-column'
import { furtherIn, inLanguage } from './wording'
import { workspaceOf } from './workspace'
import { writeAscii, writeBytes, type Writer } from './writer'
import type { CardTexts, Texts } from './workspace'

/**
 * JSON card of a model, equal for all callers; frequently requested ones are cached. The bytes are valid until the
 * next question.
 */
export function cardOf(index: CatalogueIndex, slot: number, language: Language): Uint8Array {
  const { cards, card } = workspaceOf(index)
  const key = slot * 2 + (language === 'en' ? 1 : 0)
  const known = cards.get(key)
  if (known) return known
  card.length = 0
  write(index, slot, { language, into: card })
  return cards.add(key, card.bytes.subarray(0, card.length))
}

const key = (name: string) => bufferOf(`,"${name}":`)
const keyOfText = (name: string) => bufferOf(`,"${name}":"`)

/** JSON between the fields of a card. */
const between = {
  id: bufferOf('{"id":'),
  materialName: keyOfText('materialName'),
  genericName: bufferOf('","genericName":"'),
  model: bufferOf('","model":"'),
  description: bufferOf('","description":"'),
  prodImgs: bufferOf('","prodImgs":'),
  inventory: key('inventory'),
  minQuantity: key('minQuantity'),
  netWeight: key('netWeight'),
  weUnitName: keyOfText('weUnitName'),
  unitName: bufferOf('","unitName":"'),
  endOfText: bufferOf('"'),
  def8: key('def8'),
  isCalculate: key('isCalculate'),
  characterList: bufferOf(',"characterList":['),
  end: bufferOf(']}'),
}

function write(
  index: CatalogueIndex,
  slot: number,
  { language, into }: { language: Language; into: Writer },
) {
  const texts = cardTexts(index, language)
  const number = classOfSlot(index, slot)
  const { materials } = index
  const row = index.rowOf[slot]!
  const text = (zh: TextColumn, en: TextColumn) =>
    writeText(into, language === 'en' && !isEmptyAt(en, row) ? en : zh, row)
  writeBytes(into, between.id)
  writeAscii(into, String(materials.ids[row]))
  writeBytes(into, between.materialName)
  text(materials.materialName, materials.materialNameEn)
  writeBytes(into, between.genericName)
  text(materials.genericName, materials.genericNameEn)
  writeBytes(into, between.model)
  writeText(into, materials.model, row)
  writeBytes(into, between.description)
  text(materials.description, materials.descriptionEn)
  writeBytes(into, between.prodImgs)
  writeText(into, materials.prodImgs, row)
  text(materials.further, materials.furtherEn)
  writeFigure(into, between.inventory, materials.inventory[row]!)
  writeFigure(into, between.minQuantity, materials.minQuantity[row]!)
  writeBytes(into, texts.classes[number]!)
  writeFigure(into, between.netWeight, materials.netWeight[row]!)
  writeBytes(into, between.weUnitName)
  writeText(into, materials.weUnitName, row)
  writeBytes(into, between.unitName)
  text(materials.unitName, materials.unitNameEn)
  writeBytes(into, between.endOfText)
  writeFigure(into, between.def8, materials.def8[row]!)
  writeFigure(into, between.isCalculate, materials.isCalculate[row]!)
  writeBytes(into, between.characterList)
  writeCharacteristics(index, slot, { number, texts, into })
  writeBytes(into, between.end)
}

function writeText(into: Writer, { bytes, numbers, offsets }: TextColumn, row: number) {
  const number = numbers[row]!
  writeBytes(into, bytes, offsets[number], offsets[number + 1])
}

/** Omits unknown numbers. */
function writeFigure(into: Writer, name: Uint8Array, value: number) {
  if (Number.isNaN(value)) return
  writeBytes(into, name)
  writeAscii(into, String(value))
}

const endOfEntry = bufferOf('"}')
const nextEntry = bufferOf('"},')
const nextValue = bufferOf(', ')

/** Values of a model in the order of characteristics, then of values. */
function writeCharacteristics(
  index: CatalogueIndex,
  slot: number,
  { number, texts, into }: { number: number; texts: CardTexts; into: Writer },
) {
  const { columns, values, start } = index.parts[number]!
  const shown = texts.shown[number]!
  let before = -1
  for (const { characteristic, locals } of columns) {
    const local = locals[slot - start]!
    if (local === 0 || shown[characteristic] === 0) continue
    const isFurther = characteristic === before
    if (before >= 0) writeBytes(into, isFurther ? nextValue : nextEntry)
    const { bytes, offsets } = isFurther ? texts.values : texts.entries
    const value = values[local]!
    writeBytes(into, bytes, offsets[value], offsets[value + 1])
    before = characteristic
  }
  if (before >= 0) writeBytes(into, endOfEntry)
}

function cardTexts(index: CatalogueIndex, language: Language): CardTexts {
  const { cardTexts } = workspaceOf(index)
  const known = cardTexts.get(language)
  if (known) return known
  const texts = prepare(index, language)
  cardTexts.set(language, texts)
  return texts
}

function prepare(index: CatalogueIndex, language: Language): CardTexts {
  const { classes, categories, categoryOf, characteristics, classCharacteristics, numberOf } = index
  const shown = classes.map(() => new Uint8Array(characteristics.length).fill(1))
  for (const { classId, characteristicId, isHidden } of classCharacteristics) {
    const number = numberOf.class.get(classId)
    const characteristic = numberOf.characteristic.get(characteristicId)
    if (isHidden && number !== undefined && characteristic !== undefined)
      shown[number]![characteristic] = 0
  }
  const fields = characteristics.map(
    ({ id, fieldCode, fieldName, fieldNameEn, unit, further }) =>
      `{"id":${id},"fieldName":${quoted(inLanguage(language, fieldName, fieldNameEn))}` +
      `,"fieldCode":${quoted(fieldCode)},"unit":${quoted(unit)}${furtherIn(language, further?.card)},"fieldVal":"`,
  )
  const values = index.values.map(({ val, valEn }) =>
    quoted(inLanguage(language, val, valEn)).slice(1, -1),
  )
  return {
    classes: classes.map(({ id, className, classNameEn }, number) => {
      const { categoryType, abbreviation, abbreviationEn } = categories[categoryOf[number]!]!
      return bufferOf(
        `,"classId":${id},"className":${quoted(className)},"classNameEn":${quoted(classNameEn)}` +
          `,"categoryType":${categoryType},"abbreviation":${quoted(abbreviation)}` +
          `,"abbreviationEn":${quoted(abbreviationEn)}`,
      )
    }),
    shown,
    entries: textsOf(values.map((value, nth) => fields[index.characteristicOf[nth]!]! + value)),
    values: textsOf(values),
  }
}

function textsOf(pieces: string[]): Texts {
  const offsets = new Uint32Array(pieces.length + 1)
  pieces.forEach((piece, nth) => (offsets[nth + 1] = offsets[nth]! + piece.length))
  return { bytes: bufferOf(pieces.join('')), offsets }
}
