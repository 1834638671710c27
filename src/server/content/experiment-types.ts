import { textIn, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { TypeRow } from './experiments.sql'

/** Groups rows, sorted by type, into types with their test objects. */
export function typesOf(rows: TypeRow[], language: Language): Schemas['ExperimentType'][] {
  const types = new Map<number, Schemas['ExperimentType']>()
  for (const { typeId, typeName, fileUrl, objectId, objectName, number } of rows) {
    const type = types.get(typeId) ?? {
      id: typeId,
      typeName: textIn(language, typeName),
      fileUrl,
      number: 0,
      objectList: [],
    }
    type.number += number
    type.objectList.push({ objectId, objectName: textIn(language, objectName), number })
    types.set(typeId, type)
  }
  return [...types.values()]
}
