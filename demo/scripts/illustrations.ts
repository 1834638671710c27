import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { aboutPictures } from './illustrations/about'
import { articlePictures } from './illustrations/articles'
import { casePictures } from './illustrations/cases'
import { experimentPictures } from './illustrations/experiments'
import { scenePictures } from './illustrations/scenes'
import { sheet } from './illustrations/sheet'

/**
 * Draws the pictures of scenes, cases, articles and experiments and writes them, as WebP, to
 * demo/public/pictures/content. Names may be given to draw only those.
 */
const folder = fileURLToPath(new URL('../public/pictures/content/', import.meta.url))
const wanted = process.argv.slice(2)
const heaviest = 60_000

const pictures = {
  ...scenePictures,
  ...casePictures,
  ...articlePictures,
  ...experimentPictures,
  ...aboutPictures,
}

mkdirSync(folder, { recursive: true })
for (const [name, draw] of Object.entries(pictures)) {
  if (wanted.length && !wanted.includes(name)) continue
  const file = await sharp(Buffer.from(sheet(draw())), { density: 96 })
    .webp({ quality: 82, effort: 6 })
    .toBuffer()
  if (file.length > heaviest) throw new Error(`${name} is heavier than ${heaviest} bytes`)
  writeFileSync(`${folder}${name}.webp`, file)
}
