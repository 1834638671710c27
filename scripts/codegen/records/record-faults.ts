import { uploadWidgetOf, uploadWidgets } from '../../../src/domain/forms/form-fields'
import { tones } from '../../../src/domain/forms/tones'
import { isObject, objectsIn, type Json, type JsonObject } from '../json'
import { propertiesOf } from '../partial'
import type { KeptRecord } from './record-words'

type Schemas = Record<string, JsonObject>

/** Sentences about words of `x-record` that name something that does not exist, or that two records share. */
export function recordFaults(records: readonly KeptRecord[], schemas: Schemas): string[] {
  const roles = schemas.StaffRole?.enum
  const known = Array.isArray(roles) ? roles.map(String) : []
  return records.flatMap((record, index) => {
    const others = records.slice(0, index)
    return [
      ...fieldFaults(record, schemas),
      ...fileFaults(record, schemas),
      ...record.roles
        .filter((role) => !known.includes(role))
        .map((role) => `there is no role ${role}; the roles are ${known.join(', ')}`),
      ...(['name', 'path', 'table'] as const).flatMap((word) =>
        others
          .filter((other) => other[word] === record[word])
          .map((other) => `its ${word} is that of ${other.type}`),
      ),
    ].map((fault) => `x-record of ${record.type}: ${fault}`)
  })
}

function fieldFaults(record: KeptRecord, schemas: Schemas): string[] {
  const listed = propertiesOf(schemas[record.type] ?? {})
  const all = { ...listed, ...propertiesOf(schemas[record.form] ?? {}) }
  const { order = [], filters = [], columns = {} } = record
  const ordered = order.map((entry) => entry.replace(/^-/, ''))
  const missing = (word: string, names: string[], fields: JsonObject) =>
    names
      .filter((name) => !(name in fields))
      .map((name) => `${word} names ${name}, which is no field`)
  return [
    ...missing('order', ordered, all),
    ...missing('columns', Object.keys(columns), all),
    ...missing('tones', Object.keys(record.tones ?? {}), listed),
    ...filters
      .filter((name) => name !== 'keyword' && !isChoice(all[name]))
      .map((name) => `filters names ${name}, which is no field with a list of choices`),
    ...Object.entries(record.tones ?? {}).flatMap(([field, labels]) =>
      Object.values(labels)
        .filter((tone) => !tones.some((known) => known === tone))
        .map((tone) => `${field} has the tone ${tone}; the tones are ${tones.join(', ')}`),
    ),
  ]
}

const isChoice = (field: Json | undefined): boolean =>
  isObject(field) && ['enum', '$ref', 'x-enum'].some((word) => field[word] !== undefined)

function fileFaults({ form, files }: KeptRecord, schemas: Schemas): string[] {
  const uploading = objectsIn(propertiesOf(schemas[form] ?? {})).filter(([, field]) =>
    uploadWidgetOf(field),
  )
  if (files !== undefined && uploading.length === 0)
    return [`files is ${files}, but ${form} has no field with x-widget ${uploadWidgets.join(', ')}`]
  if (files === undefined && uploading.length > 0)
    return [`the field ${uploading[0]?.[0]} uploads files, but files names no purpose`]
  return []
}
