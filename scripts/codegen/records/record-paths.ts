import { isObject, type Json, type JsonObject } from '../json'
import { propertiesOf } from '../partial'
import type { KeptRecord, RecordCalls } from './record-words'

type Schemas = Record<string, JsonObject>

const reference = (type: string): JsonObject => ({ $ref: `#/components/schemas/${type}` })
const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

/** The operations of a kept record by what they do. */
export const callsOf = ({ type, name, calls }: KeptRecord): RecordCalls => ({
  list: `list${upper(name)}`,
  read: `get${type}`,
  add: `add${type}`,
  change: `change${type}`,
  remove: `remove${type}`,
  ...calls,
})

/** The type that reading, adding and changing answer. */
export const answerOf = ({ type, form, answers }: KeptRecord) => (answers === 'form' ? form : type)

/** The five calls of a kept record as the description has them. */
export function recordPaths(record: KeptRecord, schemas: Schemas): Record<string, JsonObject> {
  const { type, form, path, called, versionOptional, messages = {} } = record
  const calls = callsOf(record)
  const change = versionOptional
    ? reference(form)
    : { allOf: [reference(form)], required: ['version'] }
  const name = (call: 'add' | 'change' | 'remove', zh: string, verb: string) =>
    record.auditNames?.[call] ?? {
      zh: `${zh}${called.zh}`,
      en: `${verb} ${withArticle(called.en)}`,
    }
  const call = (
    what: keyof RecordCalls,
    summary: string,
    description: string,
    more: JsonObject,
    answer: JsonObject,
  ) => ({
    operationId: calls[what],
    tags: [record.area],
    summary,
    description,
    security: [{ bearer: record.roles }],
    ...more,
    responses: {
      '200': { description: 'Done', content: { 'application/json': { schema: answer } } },
    },
  })
  const body = (schema: JsonObject) => ({
    requestBody: { required: true, content: { 'application/json': { schema } } },
  })
  const byId = { parameters: [shared('id')] }
  const named = withArticle(called.en)
  const saved = messages.saved ?? 'common.saved'
  const removed = messages.removed ?? 'common.removed'
  const answer = reference(answerOf(record))
  return {
    [`${path}/page`]: {
      get: call(
        'list',
        `List ${called.plural}`,
        `Answers a page of the ${called.plural} that match the filters.`,
        { parameters: listParameters(record, schemas) },
        { 'x-page-of': `${type}.json` },
      ),
    },
    [path]: {
      post: call(
        'add',
        `Add ${named}`,
        `Adds ${named} and answers it with its id.`,
        {
          'x-name': name('add', '新增', 'Add'),
          'x-success': saved,
          ...body(reference(form)),
        },
        answer,
      ),
    },
    [`${path}/{id}`]: {
      get: call(
        'read',
        `Read ${named}`,
        `Answers ${named} in the form in which it is changed.`,
        byId,
        answer,
      ),
      put: call(
        'change',
        `Change ${named}`,
        `Changes ${named}; an outdated version is refused with 409.`,
        {
          'x-name': name('change', '修改', 'Change'),
          'x-success': saved,
          ...byId,
          ...body(change),
        },
        answer,
      ),
      delete: call(
        'remove',
        `Remove ${named}`,
        `Removes ${named}; refused with a reason while something still needs it.`,
        { 'x-name': name('remove', '删除', 'Remove'), 'x-success': removed, ...byId },
        { type: 'null' },
      ),
    },
  }
}

/** A parameter that several calls share, by its name in openapi.yaml. */
const shared = (name: string): JsonObject => ({
  $ref: `openapi.yaml#/components/parameters/${name}`,
})

function listParameters(record: KeptRecord, schemas: Schemas): Json[] {
  const { type, search, filters = [], sort, size = 20 } = record
  const query = (name: string, description: string, schema: JsonObject) => ({
    name,
    in: 'query',
    description,
    schema,
  })
  const field = (name: string) => fieldOf(record, schemas, name)
  const fields = search.map(field)
  const title = record.searchTitle ?? {
    en: fields.map((field) => field.title).join(', '),
    zh: fields.map((field) => field['x-zh']).join('、'),
  }
  for (const name of sort) {
    if (!(name in propertiesOf(typeIn(schemas, type))))
      throw new Error(`x-record of ${type}: it has no field ${name} to sort by`)
  }
  const keyword = query('keyword', `Text to search for: ${title.en}.`, {
    title: title.en,
    'x-zh': title.zh,
    type: 'string',
    maxLength: 100,
  })
  const places = filters.includes('keyword') ? filters : ['keyword', ...filters]
  return [
    ...places.map((name) =>
      name === 'keyword'
        ? keyword
        : query(
            name,
            `Only ${record.called.plural} with this value of ${name}.`,
            choiceOf(field(name)),
          ),
    ),
    { 'x-order-by': sort },
    shared('current'),
    shared(size === 10 ? 'size' : `size${size}`),
  ]
}

/** A choice with a type of its own brings its titles along. */
const choiceOf = (field: JsonObject): JsonObject => {
  const { $ref, title, 'x-zh': zh, type, enum: choices, 'x-enum': labels } = field
  const own = { title, 'x-zh': zh, type, enum: choices, 'x-enum': labels }
  const given = Object.entries($ref === undefined ? own : { $ref })
  return Object.fromEntries(given.filter(([, value]) => value !== undefined)) as JsonObject
}

function fieldOf({ type, form }: KeptRecord, schemas: Schemas, name: string): JsonObject {
  const fields = { ...propertiesOf(typeIn(schemas, type)), ...propertiesOf(typeIn(schemas, form)) }
  const field = fields[name]
  if (!isObject(field)) throw new Error(`x-record of ${type}: it has no field ${name}`)
  return field
}

function typeIn(schemas: Schemas, name: string): JsonObject {
  const type = schemas[name]
  if (!type) throw new Error(`schemas/ has no ${name}.json`)
  return type
}

/** The calls for the files of forms, each with the callers that it has without kept records. */
const fileCalls = ['uploadQualityFile', 'getQualityFile', 'getStoredFile', 'deleteQualityFile']

/** Lets the roles of the kept records that have files make the calls for files; the rule of each purpose decides. */
export function admitRolesToFiles(paths: JsonObject, records: KeptRecord[]): void {
  const roles = records.flatMap(({ files, roles }) => (files ? roles : []))
  for (const item of Object.values(paths)) {
    for (const operation of isObject(item) ? Object.values(item) : []) {
      if (!isObject(operation) || !fileCalls.includes(String(operation.operationId))) continue
      const [{ bearer }] = operation.security as [{ bearer: string[] }]
      operation.security = [{ bearer: [...new Set([...bearer, ...roles])] }]
    }
  }
}
