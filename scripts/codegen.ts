import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import { bundleDescription, readSchemas } from './bundle'
import { writeScreens } from './screens'
import { writeValidators } from './validators'

/** Writes everything that is derived from openapi/, schemas/ and src/i18n/. */
const folder = 'src/generated'
mkdirSync(folder, { recursive: true })

const description = bundleDescription()
write('openapi.json', JSON.stringify(description))
write('schemas.json', JSON.stringify(readSchemas()))

// The library's type of a document has no index signature for our private words.
const source = description as unknown as Parameters<typeof openapiTS>[0]
write('api.d.ts', astToString(await openapiTS(source, { defaultNonNullable: false })))

const texts: Record<string, { zh: string; en: string }> = {}
for (const file of readdirSync('src/i18n').filter((name) => name.endsWith('.json'))) {
  Object.assign(texts, JSON.parse(readFileSync(`src/i18n/${file}`, 'utf8')))
}
const only = (language: 'zh' | 'en') =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[language]]))
write('texts.zh.json', JSON.stringify(only('zh')))
write('texts.en.json', JSON.stringify(only('en')))
write(
  'text-key.ts',
  `export type TextKey =\n  | ${Object.keys(texts)
    .map((key) => `'${key}'`)
    .join('\n  | ')}\n`,
)

await writeValidators(`${folder}/validators`, description)
writeScreens(`${folder}/screens`, description)

function write(name: string, content: string) {
  writeFileSync(`${folder}/${name}`, content)
}
