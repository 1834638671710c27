import type { Language } from '../../../domain/language'
import { fillBits, listBits, wordsFor } from './bits'
import { heldBy } from './cards'
import { classOfSlot, localOf, slotOf, type CatalogueIndex } from './catalogue-index'
import { chosenOf, type Selection } from './question'
import { textAt } from './text-column'
import { addSet } from './value-sets'
import { inLanguage } from './wording'
import { workspaceOf } from './workspace'

/** The class of a model, undefined when there is no such model. */
export function classIdOf(index: CatalogueIndex, materialId: number): number | undefined {
  const slot = slotOf(index, materialId)
  return slot === undefined ? undefined : index.classes[classOfSlot(index, slot)]!.id
}

/** The ids of the models of a class that have one of the values of each characteristic, in the default order. */
export function matchingModels(
  index: CatalogueIndex,
  classId: number,
  wanted: Selection[],
): number[] {
  const number = index.numberOf.class.get(classId)
  if (number === undefined) return []
  const part = index.parts[number]!
  const words = wordsFor(part.size)
  const matching = new Uint32Array(words)
  fillBits(matching, 0, part.size)
  for (const { values } of chosenOf(index, wanted)) {
    const having = new Uint32Array(words)
    for (const value of values) {
      const local = localOf(part, value)
      if (local > 0) addSet(part, local, having, 0)
    }
    for (let word = 0; word < words; word++) matching[word]! &= having[word]!
  }
  const { list } = workspaceOf(index)
  const length = listBits(matching, 0, words, list)
  return Array.from(
    list.subarray(0, length),
    (position) => index.materials.ids[index.rowOf[part.start + position]!]!,
  )
}

/** A model as a comparison shows it. */
export interface ComparedModel {
  id: number
  materialName: string
  model: string
  classId: number
  characterList: {
    id: number
    fieldName: string
    fieldCode: string
    unit: string
    /** several values are joined by a comma */
    fieldVal: string
    valueIds: number[]
  }[]
}

/** What is known of models, in the order asked for; ids of no model are left out. */
export function comparedModels(
  index: CatalogueIndex,
  materialIds: number[],
  language: Language,
): ComparedModel[] {
  return materialIds.flatMap((id) => {
    const slot = slotOf(index, id)
    return slot === undefined ? [] : [compared(index, slot, language)]
  })
}

function compared(index: CatalogueIndex, slot: number, language: Language): ComparedModel {
  const { materials } = index
  const row = index.rowOf[slot]!
  const number = classOfSlot(index, slot)
  const list = new Map<number, ComparedModel['characterList'][0]>()
  for (const { characteristic, value } of heldBy(index, slot, number)) {
    const { id, val, valEn } = index.values[value]!
    const text = inLanguage(language, val, valEn)
    const known = list.get(characteristic)
    if (known) {
      known.fieldVal += `, ${text}`
      known.valueIds.push(id)
      continue
    }
    const field = index.characteristics[characteristic]!
    list.set(characteristic, {
      id: field.id,
      fieldName: inLanguage(language, field.fieldName, field.fieldNameEn),
      fieldCode: field.fieldCode,
      unit: field.unit,
      fieldVal: text,
      valueIds: [id],
    })
  }
  return {
    id: materials.ids[row]!,
    materialName: inLanguage(
      language,
      textAt(materials.materialName, row),
      textAt(materials.materialNameEn, row),
    ),
    model: textAt(materials.model, row),
    classId: index.classes[number]!.id,
    characterList: [...list.values()],
  }
}
