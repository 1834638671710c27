import { fillBits, listBits, wordsFor } from './bits'
import { classOfSlot, localOf, slotOf, type CatalogueIndex } from './catalogue-index'
import { chosenOf, type Selection } from './question'
import { addSet } from './value-sets'
import { workspaceOf } from './workspace'
import { itemAt } from '../../../domain/lists/items'

/** Class of a model, or undefined if the model is unknown. */
export function classIdOf(index: CatalogueIndex, materialId: number): number | undefined {
  const slot = slotOf(index, materialId)
  return slot === undefined ? undefined : itemAt(index.classes, classOfSlot(index, slot)).id
}

/** Ids of a class's models that have one of the values of each characteristic, in default order. */
export function matchingModels(
  index: CatalogueIndex,
  classId: number,
  wanted: Selection[],
): number[] {
  const number = index.numberOf.class.get(classId)
  if (number === undefined) return []
  const part = itemAt(index.parts, number)
  const words = wordsFor(part.size)
  const matching = new Uint32Array(words)
  fillBits(matching, 0, part.size)
  for (const { values } of chosenOf(index, wanted)) {
    const having = new Uint32Array(words)
    for (const value of values) {
      const local = localOf(part, value)
      if (local > 0) addSet(part, local, having, 0)
    }
    for (let word = 0; word < words; word++)
      matching[word] = itemAt(matching, word) & itemAt(having, word)
  }
  const { list } = workspaceOf(index)
  const length = listBits(matching, 0, words, list)
  return Array.from(list.subarray(0, length), (position) =>
    itemAt(index.materials.ids, itemAt(index.rowOf, part.start + position)),
  )
}
