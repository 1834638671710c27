import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import { bundleDescription, readSchemas } from './codegen/bundle'
import { commonPasswords } from './codegen/common-passwords'
import { limitsModule } from './codegen/limits'
import { pagesOfWeb } from './codegen/pages'
import { writeScreens } from './codegen/screens'
import { writeValidators } from './codegen/validators'
import { keysOfWeb } from './codegen/web-texts'
import { entryIn } from '../src/domain/lists/items'

/** Writes everything that is derived from openapi/, schemas/, src/i18n/ and the lists of pages. */
const folder = 'src/generated'
mkdirSync(folder, { recursive: true })

const description = bundleDescription()
write('openapi.json', JSON.stringify(description))
write('schemas.json', JSON.stringify(readSchemas()))

// The library's type of a document has no index signature for our private words.
const source = description as unknown as Parameters<typeof openapiTS>[0]
write('api.d.ts', astToString(await openapiTS(source, { defaultNonNullable: false })))

const texts: Record<string, { zh: string; en: string }> = {}
const saidInBrowser = (all: typeof texts) =>
  Object.fromEntries(keysOfWeb(Object.keys(all)).map((key) => [key, entryIn(all, key)]))
rmSync(`${folder}/texts`, { recursive: true, force: true })
mkdirSync(`${folder}/texts`, { recursive: true })
for (const file of readdirSync('src/i18n').filter((name) => name.endsWith('.json'))) {
  const ofArea = JSON.parse(readFileSync(`src/i18n/${file}`, 'utf8')) as typeof texts
  Object.assign(texts, ofArea)
  const said = saidInBrowser(ofArea)
  // The first view names every file there is.
  if (Object.keys(said).length === 0) continue
  for (const language of ['zh', 'en'] as const) {
    const name = file.replace('.json', `.${language}.json`)
    write(`texts/${name}`, JSON.stringify(only(language, said)))
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

write('common-passwords.json', JSON.stringify(commonPasswords()))

await writeValidators(`${folder}/validators`, description)
writeScreens(`${folder}/screens`, description)
write('limits.ts', limitsModule(description))

const { module, parts } = pagesOfWeb()
write('pages.ts', module)
write('page-parts.json', JSON.stringify(parts))

function write(name: string, content: string) {
  writeFileSync(`${folder}/${name}`, content)
}

function only(language: 'zh' | 'en', all: typeof texts) {
  return Object.fromEntries(Object.entries(all).map(([key, text]) => [key, text[language]]))
}
