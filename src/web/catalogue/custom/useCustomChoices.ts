import { useEffect, useState } from 'react'
import { readCharacterJson } from '../../../domain/custom/custom-entry'
import type { Schemas } from '../../../domain/schemas'
import { readStored, writeStored } from '../../session/storage'
import type { Choices } from '../product/attributes'
import {
  chosenOf,
  ofAddress,
  restored,
  type CustomType,
  type LinkedChoices,
} from './custom-choices'

const name = 'customType'

/**
 * The choices of a product made to measure: those of a stored entry, else those of the address, else those that this tab
 * keeps of the class, where a match on the product page has put them. Every change is kept at once.
 */
export function useCustomChoices(
  product: Schemas['CustomProduct'],
  entry: Schemas['CustomEntry'] | undefined,
  linked: LinkedChoices,
) {
  const { classId, className, characterList } = product
  const [choices, setChoices] = useState<Choices>(() =>
    restored(
      characterList,
      entry ? ofEntry(entry) : (ofAddress(characterList, linked) ?? ofTab(classId)),
    ),
  )

  useEffect(() => {
    // An entry keeps itself: what is changed of it and not stored is given up with the page.
    if (entry) return
    const valueIds = Object.fromEntries(
      chosenOf(characterList, choices).flatMap(({ id, valueId }) =>
        valueId === undefined ? [] : [[id, valueId]],
      ),
    )
    writeStored(name, { classId, className, choices, valueIds } satisfies CustomType)
  }, [entry, classId, className, characterList, choices])

  return {
    choices,
    choose: (id: number, value: string) =>
      setChoices((before) => {
        const others = Object.entries(before).filter(([key]) => Number(key) !== id)
        return Object.fromEntries(value.trim() ? [...others, [id, value]] : others)
      }),
    clear: () => setChoices({}),
  }
}

function ofTab(classId: number): Pick<CustomType, 'choices' | 'valueIds'> {
  const kept = readStored<CustomType>(name)
  return kept?.classId === classId ? kept : { choices: {} }
}

function ofEntry({ characterJson }: Schemas['CustomEntry']): Pick<CustomType, 'choices'> {
  const read = readCharacterJson(characterJson) ?? []
  return { choices: Object.fromEntries(read.map(({ id, fieldVal }) => [id, fieldVal])) }
}
