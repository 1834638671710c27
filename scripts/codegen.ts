import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import { bundleDescription, schemasOf } from './codegen/bundle'
import { commonPasswords } from './codegen/common-passwords'
import { defaultsModule } from './codegen/defaults'
import { undocumented } from './codegen/inline'
import { limitsModule } from './codegen/limits'
import { environmentTypes } from './codegen/environment'
import { serverModule, webModule } from './codegen/records/record-modules'
import { recordTexts } from './codegen/records/record-texts'
import { readRecords } from './codegen/records/record-words'
import { pagesOfWeb } from './codegen/site-pages'
import { renameFaultsOf } from './codegen/rename-faults'
import { renamesModule } from './codegen/renames'
import { writeScreens } from './codegen/screens'
import { readTypes } from './codegen/types'
import { writeValidators } from './codegen/validators'
import { keysOfWeb } from './codegen/web-texts'
import { entryIn } from '../src/domain/lists/items'

/** Generates all files derived from openapi/, schemas/, src/i18n/ and the lists of pages. */
const folder = 'src/generated'
mkdirSync(folder, { recursive: true })

const renameFaults = renameFaultsOf(readTypes('schemas'))
if (renameFaults.length > 0) {
  console.error(renameFaults.join('\n'))
  process.exit(1)
}
const description = bundleDescription()
write('openapi.json', JSON.stringify(description))
write('schemas.json', JSON.stringify(undocumented(schemasOf(description))))

// The library's type of a document has no index signature for our own keywords.
const source = description as unknown as Parameters<typeof openapiTS>[0]
write('api.d.ts', astToString(await openapiTS(source, { defaultNonNullable: false })))
write('environment.d.ts', await environmentTypes())

const records = readRecords()
write('records.ts', serverModule(records))
const resources = webModule(records)
write('record-resources.ts', resources)

/** A text that refuses a request names the status of the answer, a title that was changed its former names. */
const texts: Record<string, { zh: string; en: string; status?: number; was?: string[] }> = {}
const textsOfRecords = records.flatMap((record) => Object.entries(recordTexts(record)))
const saidInBrowser = (all: typeof texts) =>
  Object.fromEntries(keysOfWeb(Object.keys(all), resources).map((key) => [key, entryIn(all, key)]))
rmSync(`${folder}/texts`, { recursive: true, force: true })
mkdirSync(`${folder}/texts`, { recursive: true })
for (const file of readdirSync('src/i18n').filter((name) => name.endsWith('.json'))) {
  const ofRecords = textsOfRecords.filter(([key]) => file === `${key.split('.')[0]}.json`)
  const ofArea = {
    ...Object.fromEntries(ofRecords),
    ...(JSON.parse(readFileSync(`src/i18n/${file}`, 'utf8')) as typeof texts),
  }
  Object.assign(texts, ofArea)
  const browserTexts = saidInBrowser(ofArea)
  // Skip empty files, because the first view lists every file that exists.
  if (Object.keys(browserTexts).length === 0) continue
  for (const language of ['zh', 'en'] as const) {
    const name = file.replace('.json', `.${language}.json`)
    write(`texts/${name}`, JSON.stringify(only(language, browserTexts)))
  }
}
write('texts.zh.json', JSON.stringify(only('zh', texts)))
write('texts.en.json', JSON.stringify(only('en', texts)))
write(
  'text-key.ts',
  `export type TextKey =\n  | ${Object.keys(texts)
    .map((key) => `'${key}'`)
    .join('\n  | ')}\n`,
)

const formerNames = Object.entries(texts).flatMap(([key, { was }]) => (was ? [[key, was]] : []))
write('former-names.json', JSON.stringify(Object.fromEntries(formerNames)))

const statuses = Object.entries(texts).filter(([, { status }]) => status !== undefined)
write(
  'refusal-statuses.ts',
  `export const refusalStatuses = {\n${statuses
    .map(([key, { status }]) => `  '${key}': ${status},`)
    .join('\n')}\n}\n\nexport type RefusalKey = keyof typeof refusalStatuses\n`,
)

write('common-passwords.json', JSON.stringify(commonPasswords()))

await writeValidators(`${folder}/validators`, description)
writeScreens(`${folder}/screens`, description)
write('renames.ts', renamesModule(schemasOf(description)))
write('limits.ts', limitsModule(description))
write('defaults.ts', defaultsModule(description))

const { module, parts } = pagesOfWeb()
write('pages.ts', module)
write('page-parts.json', JSON.stringify(parts))

function write(name: string, content: string) {
  writeFileSync(`${folder}/${name}`, content)
}

function only(language: 'zh' | 'en', all: typeof texts) {
  return Object.fromEntries(Object.entries(all).map(([key, text]) => [key, text[language]]))
}
