import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languages } from '../../src/domain/language/language'
import { chapters } from './guide/book'
import { drawGuide } from './guide/draw'
import { takeShots } from './guide/shots'

/**
 * Writes the guide to use in both languages, with pictures taken from a running demo shop, to demo/public/guide:
 * npm run guide -- http://127.0.0.1:8080
 */
const shop = process.argv[2] ?? 'http://127.0.0.1:8080'
const folder = fileURLToPath(new URL('../public/guide/', import.meta.url))

mkdirSync(folder, { recursive: true })
for (const language of languages) {
  const shots = await takeShots(shop, language, chapters)
  const file = `${folder}guide-${language}.pdf`
  writeFileSync(file, await drawGuide(language, chapters, shots))
  console.log(file)
}
