import { dirname } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { officeGroupNames, type OfficeGroup } from '../../../src/domain/pages/office-groups'
import { readTypes } from '../types'

type Both = { zh: string; en: string }

export type RecordCalls = Record<'list' | 'read' | 'add' | 'change' | 'remove', string>

/** The description of a kept record: the word `x-record` of its schema. */
export interface RecordWords {
  /** The name of its list: saved views are kept under it. */
  name: string
  /** The address of its calls: `/office/tool`, `/office/tool/page` and `/office/tool/{id}`. */
  path: string
  table: string
  /** The roles that may read and change it. */
  roles: string[]
  /** The group of the office's menu that lists it; if missing, the office places it among its other lists. */
  menu?: OfficeGroup
  /** Its icon in the menu, by its name in src/web/ui/Icon.tsx. */
  icon: string
  /** The words for the record in running text. */
  called: Both & { plural: string }
  /** The text fields that a keyword is looked for in. */
  search: string[]
  /** The fields whose columns sort the list. */
  sort: string[]
  /** The order of the list until somebody sorts it, such as `["number", "-id"]`; newest first if missing. */
  order?: string[]
  /** The fields that narrow the list by one of their choices; `keyword` among them sets its place, which is the first. */
  filters?: string[]
  /** The fields with a column of their own; every other one is kept in the column `data`. */
  columns?: Record<string, string>
  /** The type of the form, where that is not the type of the record. */
  form?: string
  /** The purpose under which the files of its form are uploaded, where it has some. */
  files?: string
  /** A module of the server answers fields, checks or finishes what is saved; the compiler asks for it. */
  hooks?: boolean
  /** The address of its screens, where that is not `path`. */
  route?: string
  /** The beginning of its text keys; what is not in src/i18n is made of `called`. */
  texts?: string
  /** The label of the search field, where the titles of the fields are too long. */
  searchTitle?: Both
  /** The operations whose names are not made of `name` and the type. */
  calls?: Partial<RecordCalls>
  /** Reading, adding and changing answer the form, which is less than the list shows. */
  answers?: 'form'
  /** The texts of a success and of a record that is gone, where they are not the usual ones. */
  messages?: Partial<Record<'saved' | 'removed' | 'notFound', string>>
  /** The words of the audit log, where they are not made of `called`. */
  auditNames?: Partial<Record<'add' | 'change' | 'remove', Both>>
  /** The records of a page if a caller does not say, and on the first screen. */
  size?: number
  pageSize?: number
  /** A change without a version is refused as outdated, not as incomplete. */
  versionOptional?: boolean
  /** The colours of choices, by field and value. */
  tones?: Record<string, Record<string, string>>
}

export interface KeptRecord extends RecordWords {
  type: string
  area: string
  form: string
}

const text = { type: 'string', minLength: 1 }
const names = { type: 'array', items: text, uniqueItems: true }
const both = {
  type: 'object',
  required: ['zh', 'en'],
  properties: { zh: text, en: text },
  additionalProperties: false,
}
const textsOf = (names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, text])),
  additionalProperties: false,
})
const address = { type: 'string', pattern: '^/office/[A-Za-z/-]+$' }

const check = new Ajv2020({ allErrors: true }).compile<RecordWords>({
  type: 'object',
  required: ['name', 'path', 'table', 'roles', 'icon', 'called', 'search', 'sort'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', pattern: '^[a-z][A-Za-z]*$' },
    path: address,
    table: { type: 'string', pattern: '^[a-z_]+$' },
    roles: { ...names, minItems: 1 },
    menu: { enum: [...officeGroupNames] },
    icon: { type: 'string', pattern: '^[a-zA-Z]+$' },
    called: {
      ...both,
      required: ['zh', 'en', 'plural'],
      properties: { ...both.properties, plural: text },
    },
    search: { ...names, minItems: 1 },
    sort: { ...names, minItems: 1 },
    order: names,
    filters: names,
    columns: { type: 'object', additionalProperties: { type: 'string', pattern: '^[a-z_]+$' } },
    form: text,
    files: { type: 'string', pattern: '^[a-z_]+$' },
    hooks: { const: true },
    route: address,
    texts: text,
    searchTitle: both,
    calls: textsOf(['list', 'read', 'add', 'change', 'remove']),
    answers: { const: 'form' },
    messages: textsOf(['saved', 'removed', 'notFound']),
    auditNames: {
      type: 'object',
      properties: { add: both, change: both, remove: both },
      additionalProperties: false,
    },
    size: { type: 'integer', minimum: 1, maximum: 100 },
    pageSize: { type: 'integer', minimum: 1, maximum: 100 },
    versionOptional: { const: true },
    tones: {
      type: 'object',
      additionalProperties: { type: 'object', additionalProperties: text },
    },
  },
})

/** The kept records of schemas/, in the order of their files. */
export function readRecords(folder = 'schemas'): KeptRecord[] {
  return Object.entries(readTypes(folder)).flatMap(([type, { file, schema }]) => {
    const words: unknown = schema['x-record']
    if (words === undefined) return []
    if (!check(words)) throw new Error(`schemas/${file}: ${faults()}`)
    return [{ ...words, type, area: dirname(file), form: words.form ?? type }]
  })
}

const faults = () =>
  (check.errors ?? [])
    .map(({ instancePath, message, params }) =>
      [`x-record${instancePath}`, message, JSON.stringify(params)].join(' '),
    )
    .join('; ')
