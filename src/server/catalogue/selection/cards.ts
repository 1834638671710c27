import type { Language } from '../../../domain/language'
import { classOfSlot, type CatalogueIndex } from './catalogue-index'
import { isEmptyAt, pieceAt, quoted, type Piece, type TextColumn } from './text-column'
import { inLanguage } from './wording'
import { workspaceOf } from './workspace'

/** What the cards of one language have in common, prepared. */
export interface CardTexts {
  /** by class number: its names and those of its category */
  classes: Piece[]
  /** by class number: the characteristics that its cards show */
  shown: Set<number>[]
  /** by characteristic number: up to the value */
  fields: Piece[]
  /** by value number: the inside of its JSON string */
  values: Piece[]
}

/** The card of a model as JSON; it does not depend on who asks. Those of the first pages are asked for again and again. */
export function cardOf(index: CatalogueIndex, slot: number, language: Language): Piece {
  const { cards } = workspaceOf(index)
  // A number is found faster than a text that is made for the search.
  const key = slot * 2 + (language === 'en' ? 1 : 0)
  const known = cards.get(key)
  if (known) return known
  const made = write(index, slot, language)
  cards.set(key, made, made.length)
  return made
}

function write(index: CatalogueIndex, slot: number, language: Language): Piece {
  const texts = cardTexts(index, language)
  const number = classOfSlot(index, slot)
  const { materials } = index
  const row = index.rowOf[slot]!
  const text = (zh: TextColumn, en: TextColumn) =>
    pieceAt(language === 'en' && !isEmptyAt(en, row) ? en : zh, row)
  return (
    `{"id":${materials.ids[row]}` +
    `,"materialName":"${text(materials.materialName, materials.materialNameEn)}"` +
    `,"genericName":"${text(materials.genericName, materials.genericNameEn)}"` +
    `,"model":"${pieceAt(materials.model, row)}"` +
    `,"description":"${text(materials.description, materials.descriptionEn)}"` +
    `,"prodImgs":${pieceAt(materials.prodImgs, row)}` +
    figure('inventory', materials.inventory[row]!) +
    `,"minQuantity":${materials.minQuantity[row]}` +
    texts.classes[number]! +
    figure('netWeight', materials.netWeight[row]!) +
    `,"weUnitName":"${pieceAt(materials.weUnitName, row)}"` +
    `,"unitName":"${text(materials.unitName, materials.unitNameEn)}"` +
    figure('def8', materials.def8[row]!) +
    `,"isCalculate":${materials.isCalculate[row]}` +
    `,"characterList":${characterList(index, slot, number, texts)}}`
  )
}

function figure(name: string, value: number): Piece {
  return Number.isNaN(value) ? '' : `,"${name}":${value}`
}

function characterList(index: CatalogueIndex, slot: number, number: number, texts: CardTexts) {
  let list = '['
  let before = -1
  for (const { characteristic, value } of heldBy(index, slot, number)) {
    if (!texts.shown[number]!.has(characteristic)) continue
    if (characteristic === before) list += `, ${texts.values[value]}`
    else {
      list += before < 0 ? '' : '"},'
      list += texts.fields[characteristic]! + texts.values[value]!
    }
    before = characteristic
  }
  return before < 0 ? '[]' : list + '"}]'
}

/** The values that a model has, in the order of characteristics and, within one, of values. */
export function heldBy(index: CatalogueIndex, slot: number, classNumber: number) {
  const { columns, values, characteristicOf, start } = index.parts[classNumber]!
  const held: number[] = []
  for (const { locals } of columns) {
    const local = locals[slot - start]!
    if (local !== 0) held.push(local)
  }
  return held
    .sort((a, b) => a - b)
    .map((local) => ({ characteristic: characteristicOf[local]!, value: values[local]! }))
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
  const shown = classes.map(() => new Set(characteristics.keys()))
  for (const { classId, characteristicId, isHidden } of classCharacteristics) {
    const number = numberOf.class.get(classId)
    if (isHidden && number !== undefined)
      shown[number]!.delete(numberOf.characteristic.get(characteristicId) ?? -1)
  }
  return {
    classes: classes.map(({ id, className, classNameEn }, number) => {
      const { categoryType, abbreviation, abbreviationEn } = categories[categoryOf[number]!]!
      return (
        `,"classId":${id},"className":${quoted(className)},"classNameEn":${quoted(classNameEn)}` +
        `,"categoryType":${categoryType},"abbreviation":${quoted(abbreviation)}` +
        `,"abbreviationEn":${quoted(abbreviationEn)}`
      )
    }),
    shown,
    fields: characteristics.map(
      ({ id, fieldCode, fieldName, fieldNameEn, unit }) =>
        `{"id":${id},"fieldName":${quoted(inLanguage(language, fieldName, fieldNameEn))}` +
        `,"fieldCode":${quoted(fieldCode)},"unit":${quoted(unit)},"fieldVal":"`,
    ),
    values: index.values.map(({ val, valEn }) =>
      quoted(inLanguage(language, val, valEn)).slice(1, -1),
    ),
  }
}
