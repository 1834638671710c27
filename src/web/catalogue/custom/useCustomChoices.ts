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
 * The choices of a made-to-measure product: from a stored entry, else from the address, else as stored in this tab
 * for the class (also by a match on the product page). Each change is stored at once.
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
    // Changes of a stored entry are not kept in the tab: unsaved ones are lost with the page.
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
