import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import description from '../src/generated/openapi.json'
import { records } from '../src/generated/records'
import { visibleSign } from '../src/i18n/explain'
import { listOperations } from '../src/server/http/operations'
import { ownWords } from './own-words'

const areas = readdirSync('openapi')
  .map((file) => file.replace('.yaml', ''))
  .filter((name) => name !== 'openapi')

/** Parts that areas are built from: folders that are not an area. */
const parts = {
  schemas: ['common', 'money'],
  'src/domain': [
    'custom',
    'days',
    'forms',
    'language',
    'lists',
    'money',
    'pages',
    'reading',
    'sheets',
    'standards',
    'units',
  ],
  'src/server': [
    'attachments',
    'attempts',
    'audit',
    'calculable',
    'database',
    'drawing',
    'event-mails',
    'files',
    'http',
    'idempotency',
    'jobs',
    'list-prices',
    'names',
    'notifications',
    'one-time',
    'outbox',
    'passwords',
    'pdf',
    'public-pages',
    'queues',
    'records',
    'retention',
    'secrets',
    'security',
    'security-events',
    'settings',
    'spreadsheets',
    'timeline',
    'worker-pool',
  ],
  'src/web': [
    'actions',
    'calls',
    'forms',
    'grid',
    'language',
    'office',
    'pages',
    'price-tags',
    'providers',
    'public',
    'screens',
    'session',
    'shell',
    'ui',
  ],
}

const foldersIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory())
    : []

const filesBelow = (folder: string, extension: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith(extension),
      )
    : []

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

test.each(Object.entries(parts))(
  'every folder of %s is an area or a named part',
  (folder, named) => {
    const unknown = foldersIn(folder).filter((name) => ![...areas, ...named].includes(name))
    expect(unknown).toEqual([])
  },
)

test('nothing in src is deeper than side/area/page/file', () => {
  const deep = filesBelow('src', '.ts').filter((file) => file.split('/').length > 4)
  expect(deep.filter((file) => !file.startsWith('generated/'))).toEqual([])
})

test('the name of a schema file is the name of one type', () => {
  const names = filesBelow('schemas', '.json').map((file) => basename(file))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.filter((name) => !/^[A-Z][A-Za-z]*\.json$/.test(name))).toEqual([])
})

test('every schema says that it is JSON Schema 2020-12', () => {
  for (const [name, { $schema }] of sources) {
    expect($schema, name).toBe('https://json-schema.org/draft/2020-12/schema')
  }
})

interface Schema {
  $schema?: string
  title?: string
  pattern?: string
  enum?: unknown[]
  items?: Schema
  'x-zh'?: string
  'x-enum'?: Record<string, unknown>
}

/** Keywords whose value is data, in which a key such as `title` is no keyword. */
const literals = ['const', 'default', 'enum', 'examples', 'x-enum', 'x-error', 'x-record']

/** Keywords with schemas by name, which is no keyword either. */
const schemasByName = ['properties', '$defs', 'patternProperties', 'dependentSchemas']

/** Every schema within a schema, itself included, with its path. */
function schemasIn(schema: Schema, path = ''): { path: string; schema: Schema }[] {
  const inner = Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null || literals.includes(key)) return []
    if (!schemasByName.includes(key)) return schemasIn(value, `${path}.${key}`)
    return Object.entries(value).flatMap(([name, field]) => schemasIn(field, `${path}.${name}`))
  })
  return [{ path, schema }, ...inner]
}

const sources = filesBelow('schemas', '.json').map((file): [name: string, schema: Schema] => [
  file,
  readJson(join('schemas', file)),
])

test('every title of a schema stands in both languages', () => {
  const titles = sources.flatMap(([name, source]) =>
    schemasIn(source, name).filter(({ schema }) => 'title' in schema || 'x-zh' in schema),
  )
  expect(titles.length).toBeGreaterThan(2000)
  const oneSided = titles.filter(({ schema }) => !schema.title?.trim() || !schema['x-zh']?.trim())
  expect(oneSided.map(({ path }) => path)).toEqual([])
})

test('every choice that a schema lists has a label, and every label its choice', () => {
  const listing = sources.flatMap(([name, source]) =>
    schemasIn(source, name).flatMap(({ path, schema }) => {
      const choices = schema.enum ?? schema.items?.enum
      return choices && schema['x-enum'] ? [{ path, choices, labels: schema['x-enum'] }] : []
    }),
  )
  expect(listing.length).toBeGreaterThan(100)
  for (const { path, choices, labels } of listing)
    expect(Object.keys(labels).sort(), path).toEqual(choices.map(String).sort())
})

test('required texts share one pattern, which invisible characters do not satisfy', () => {
  const patterns = sources.flatMap(([, source]) =>
    schemasIn(source).flatMap(({ schema: { pattern } }) => pattern ?? []),
  )
  expect(patterns.filter((pattern) => pattern === visibleSign).length).toBeGreaterThan(50)
  const similar = patterns.filter((pattern) => /^(?:\\S|\[\^\\s)/.test(pattern))
  expect(similar.filter((pattern) => pattern !== visibleSign)).toEqual([])

  const visible = new RegExp(visibleSign, 'u')
  for (const unseen of [
    '',
    ' \t\n',
    '\u200b',
    '\ufeff',
    '\u2060',
    '\u00ad',
    '\u200e\u3164',
    '\u2800',
  ]) {
    expect(visible.test(unseen), JSON.stringify(unseen)).toBe(false)
  }
  for (const seen of ['裂', 'x', '0', '\u200bא', '𠮷', '🔩', '-']) {
    expect(visible.test(seen), seen).toBe(true)
  }
})

/** Knows the words of JSON Schema and ours, and no other. An alternative may require what its parent describes. */
const strict = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false })
addFormats(strict)
strict.addKeyword('components')
for (const [keyword, metaSchema] of Object.entries(ownWords))
  strict.addKeyword({ keyword, metaSchema })
strict.addSchema({ $id: 'all', components: description.components })

const compile = (schema: object) =>
  strict.compile(JSON.parse(JSON.stringify(schema).replaceAll('#/components/', 'all#/components/')))

test.each(Object.keys(description.components.schemas))(
  '%s uses only words of JSON Schema and our own',
  (name) => {
    expect(() => compile({ $ref: `#/components/schemas/${name}` })).not.toThrow()
  },
)

test.each(
  listOperations().map(({ path, operation }) => [operation.operationId, path, operation] as const),
)('everything that %s (%s) takes and answers compiles', (_name, _path, operation) => {
  const schemas = [
    ...(operation.parameters ?? []).map(({ schema }) => schema),
    ...Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema),
    ...Object.values(operation.responses['200'].content).map(({ schema }) => schema),
  ]
  for (const schema of schemas) expect(() => compile(schema)).not.toThrow()
})

test('every whole number in a body fits the database', () => {
  const largest = 2_147_483_647
  const types: Record<string, object> = description.components.schemas
  const unbounded = new Set<string>()
  const left = listOperations().map(({ operation }) => ({
    path: operation.operationId as string,
    schema: (operation.requestBody ?? {}) as Record<string, unknown>,
  }))
  const seen = new Set<string>()
  for (let next = left.pop(); next; next = left.pop()) {
    const { path, schema } = next
    const { $ref, type, maximum, enum: choices } = schema
    const isBounded = choices !== undefined || Number(maximum) <= largest
    if (type === 'integer' && !isBounded) unbounded.add(path)
    const named = typeof $ref === 'string' ? $ref.split('/').at(-1)! : ''
    if (named && !seen.has(named)) left.push({ path: named, schema: { ...types[named] } })
    seen.add(named)
    for (const [name, inner] of Object.entries(schema)) {
      if (typeof inner !== 'object' || inner === null) continue
      left.push({ path: `${path}.${name}`, schema: inner as Record<string, unknown> })
    }
  }
  expect([...unbounded].sort()).toEqual([])
})

test.each(areas)('every operation of openapi/%s.yaml carries its area as tag', (area) => {
  const items: Record<string, Record<string, { tags?: string[]; operationId?: string }>> = parse(
    readFileSync(`openapi/${area}.yaml`, 'utf8'),
  )
  for (const operation of Object.values(items).flatMap((item) => Object.values(item))) {
    expect(operation.tags, operation.operationId).toEqual([area])
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z]*$/)
  }
})

test('every operation of an area is in the table of contents, or belongs to a kept record', () => {
  const ofRecords = Object.values(records).flatMap(({ calls }) => Object.values(calls))
  const described = areas.flatMap((area) =>
    Object.values<Record<string, { operationId: string }>>(
      parse(readFileSync(`openapi/${area}.yaml`, 'utf8')),
    ).flatMap((item) => Object.values(item).map(({ operationId }) => operationId)),
  )
  const listed = listOperations().map(({ operation }) => operation.operationId)
  expect([...described, ...ofRecords].sort()).toEqual([...listed].sort())
  expect(new Set(listed).size).toBe(listed.length)
})

test('a parameter of several calls is described once', () => {
  type Parameter = { name?: string; description?: string }
  const { components } = parse(readFileSync('openapi/openapi.yaml', 'utf8'))
  const shared = Object.values<Parameter>(components.parameters)
  const own = areas.flatMap((area) =>
    Object.values<Record<string, { parameters?: Parameter[] }>>(
      parse(readFileSync(`openapi/${area}.yaml`, 'utf8')),
    )
      .flatMap((item) => Object.values(item))
      .flatMap(({ parameters = [] }) => parameters.filter(({ name }) => name !== undefined)),
  )
  const described = [...shared, ...own].map((parameter) =>
    JSON.stringify({ ...parameter, description: undefined }),
  )
  expect(described.filter((parameter, index) => described.indexOf(parameter) !== index)).toEqual([])
})

const texts = readdirSync('src/i18n')
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) =>
    Object.entries<{ zh: string; en: string }>(readJson(`src/i18n/${file}`)).map(([key, text]) => ({
      file,
      key,
      text,
    })),
  )

test('every text lies in the file that its key begins with', () => {
  for (const { file, key } of texts) expect(`${key.split('.')[0]}.json`, key).toBe(file)
})

test('every text is there in both languages, and the English one has no Chinese characters', () => {
  for (const { key, text } of texts) {
    expect(text.zh?.trim(), key).toBeTruthy()
    expect(text.en?.trim(), key).toBeTruthy()
    expect(text.en, key).not.toMatch(/\p{Script=Han}/u)
  }
})

/** Files of the project as a whole. */
const ofTheWhole = [
  'structure.test.ts',
  'documents.test.ts',
  'requirements.test.ts',
  'renamed-field.test.ts',
  'schema-change.test.ts',
  'without-demo.test.ts',
  'calibration-example.test.ts',
  'documented-calls.test.ts',
  'documented-sentences.test.ts',
  'door.test.ts',
  'staff-roles.test.ts',
  'other-records.test.ts',
  'web/generated-forms.test.tsx',
  'web/drawn-fields.test.tsx',
  'many-at-once.test.ts',
  'domain/calculation/bad-input.test.ts',
  'domain/calculation/joint/monotony.test.ts',
  'server/database/silence.test.ts',
  'hostile.test.ts',
  'pages.test.ts',
  'patterns.test.ts',
  'security-document.test.ts',
  'code-security.test.ts',
  'contract-descriptions.test.ts',
  'documented-fields.test.ts',
]

/** A count in words, or a name that is stored in both languages, is said by different values. */
const differing = [
  'orders.summary',
  'catalogue.notify.newInClass',
  'content.notify.submitted',
  'content.notify.approved',
  'content.notify.returned',
  'content.notify.newArticle',
  'content.notify.newCase',
  'content.notify.newExperiment',
]

test('every text has a key of its own: of two the later would be said for both', () => {
  const twice = readdirSync('src/i18n')
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const keys = [...readFileSync(`src/i18n/${file}`, 'utf8').matchAll(/^ {2}"([^"]+)": /gm)].map(
        ([, key]) => key,
      )
      return keys.filter((key, at) => keys.indexOf(key) !== at)
    })
  expect(twice).toEqual([])
})

test('every text names the same values in both languages', () => {
  const valuesIn = (text: string) =>
    [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
  for (const { key, text } of texts.filter(({ key }) => !differing.includes(key))) {
    expect(valuesIn(text.zh), key).toEqual(valuesIn(text.en))
  }
})

test('every success text of the description exists', () => {
  const keys = texts.map(({ key }) => key)
  for (const { operation } of listOperations()) {
    const key = operation['x-success']
    if (key) expect(keys, operation.operationId).toContain(key)
  }
})

test('every operation that writes is called something in both languages', () => {
  const nameless = listOperations()
    .filter(({ operation, method }) => method !== 'get' && !operation['x-reads'])
    .filter(({ operation }) => !operation['x-name']?.zh || !operation['x-name'].en)
  expect(nameless.map(({ operation }) => operation.operationId)).toEqual([])
})

test('every test proves the source file of the same name', () => {
  const lonely = filesBelow('tests', '.test.ts')
    .concat(filesBelow('tests', '.test.tsx'))
    .filter((file) => !file.startsWith('e2e/') && !ofTheWhole.includes(file))
    .filter((file) => {
      const name = file.slice(0, -`.test${extname(file)}`.length)
      const root = /^(demo|scripts)\//.test(name) ? '' : 'src/'
      return !['.ts', '.tsx', '.mjs'].some((extension) => existsSync(`${root}${name}${extension}`))
    })
  expect(lonely).toEqual([])
})

test('every package of Refine that is installed is used', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  const sources = [...filesBelow('src/web', '.ts'), ...filesBelow('src/web', '.tsx')].map((file) =>
    readFileSync(join('src/web', file), 'utf8'),
  )
  const packages = Object.keys(dependencies).filter((name) => name.startsWith('@refinedev/'))
  expect(packages).toContain('@refinedev/antd')
  expect(
    packages.filter((name) => !sources.some((source) => source.includes(`from '${name}'`))),
  ).toEqual([])
})

test('only the demo names the company of the demo', () => {
  const company = /henggui|衡轨/i
  expect(readFileSync('demo/company.ts', 'utf8')).toMatch(company)
  const naming = ['src', 'openapi', 'schemas', 'scripts']
    .flatMap((folder) => filesBelow(folder, '').map((file) => join(folder, file)))
    .filter((file) => statSync(file).isFile() && company.test(readFileSync(file, 'utf8')))
  expect(naming).toEqual([])
})

test('the build of the pages names no source file', () => {
  for (const file of ['vite.config.ts', 'scripts/build/chunk-groups.ts'])
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/src\/web\/\S+\.\w+/)
})
