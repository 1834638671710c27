import { randomFrom } from './bench/random'
import { shownTexts } from './texts/shown-texts'

const [seed = '1', count = '200'] = process.argv.slice(2)
const { next } = randomFrom(Number(seed))

/** npm run texts -- SEED COUNT: draws texts at random, to be read by somebody who has not written them. */
const drawn = shownTexts()
  .map((text) => ({ text, at: next() }))
  .sort((a, b) => a.at - b.at)
  .slice(0, Number(count))
for (const { text } of drawn) console.log(`${text.where}\n  ${text.zh}\n  ${text.en}`)
