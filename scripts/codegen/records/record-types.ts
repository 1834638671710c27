import { isObject, type JsonObject } from '../json'
import type { KeptRecord } from './record-words'

type Schemas = Record<string, JsonObject>

const largest = 2_147_483_647

const id = {
  description: 'Identifier of the record.',
  type: 'integer',
  maximum: largest,
  readOnly: true,
}

const version = {
  title: 'Version',
  'x-zh': '版本',
  description: 'Increases with every change; send it with the next change.',
  type: 'integer',
  minimum: 1,
  maximum: largest,
  readOnly: true,
  'x-widget': 'hidden',
}

const reference = (type: string) => ({ $ref: `#/components/schemas/${type}` })

const fileList = {
  title: 'Files',
  'x-zh': '附件',
  description: 'Files of the record, each with its name and address.',
  type: 'array',
  items: reference('RecordFile'),
  readOnly: true,
  maxItems: 100,
  'x-widget': 'file-links',
  'x-column': true,
}

/** The types with what follows from the descriptions of the kept records: id and version, the names of the lists. */
export function withRecordTypes(schemas: Schemas, records: KeptRecord[]): Schemas {
  const completed = { ...schemas }
  for (const { type, form, files } of records) {
    for (const name of [type, form]) {
      const schema = schemas[name]
      if (!schema) throw new Error(`schemas/ has no ${name}.json, the form of ${type}`)
      const own = isObject(schema.properties) ? schema.properties : {}
      const shown: JsonObject = files ? { files: fileList } : {}
      const before: JsonObject = name === type ? { id, version } : { version }
      const behind: JsonObject = name === type ? shown : {}
      completed[name] = { ...schema, properties: { ...before, ...own, ...behind } }
    }
  }
  choose(
    'OfficeList',
    records.map(({ name }) => name),
  )
  const purposes = records.flatMap(({ files = [] }) => files)
  const own = schemas.UploadPurpose?.enum
  const taken = Array.isArray(own) ? purposes.find((purpose) => own.includes(purpose)) : undefined
  if (taken !== undefined)
    throw new Error(`x-record: "${taken}" is a purpose with a rule of its own`)
  choose('UploadPurpose', purposes)
  return completed

  /** Adds choices to a type that is a choice. */
  function choose(type: string, choices: string[]) {
    const before = schemas[type]?.enum
    if (Array.isArray(before)) {
      completed[type] = { ...schemas[type], enum: [...new Set([...before, ...choices])] }
    }
  }
}
