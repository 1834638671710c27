import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import sharp from 'sharp'
import { findBrowser } from '../../scripts/run/browser.mjs'
import { partOf, type Part } from '../../src/server/drawing/facts'
import { glbOf } from '../../src/server/drawing/models'
import { pictureNameOf } from '../../src/server/drawing/picture'
import { demoParts } from '../catalogue/parts'
import type { Shot } from './studio'

/**
 * Takes the pictures of the classes from their 3D models and writes them, as WebP with a
 * transparent ground, to demo/public/pictures/parts. Names may be given to take only those.
 */
const folder = fileURLToPath(new URL('../public/pictures/parts/', import.meta.url))
const wanted = process.argv.slice(2)
const edge = 480
const heaviest = 12_000

/** First from the head or front, then from the other end. */
const shots: Record<Part['stance'], [Shot, Shot]> = {
  lying: [
    { azimuth: -38, elevation: 28, roll: -24 },
    { azimuth: 42, elevation: 22, roll: 26 },
  ],
  standing: [
    { azimuth: 22, elevation: 38, roll: 0 },
    { azimuth: -30, elevation: 14, roll: 0 },
  ],
  placed: [
    { azimuth: -32, elevation: 20, roll: 0 },
    { azimuth: 38, elevation: 26, roll: 0 },
  ],
}

async function studio() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./studio.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  })
  const page = await browser.newPage()
  await page.setContent('<!doctype html><body></body>')
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  return {
    async take(glb: Uint8Array, shot: Shot) {
      const address = await page.evaluate(
        ([file, how]) =>
          // The studio's script defines this global function.
          (
            window as unknown as { takePicture(file: string, shot: Shot): Promise<string> }
          ).takePicture(file, how),
        [Buffer.from(glb).toString('base64'), shot] as const,
      )
      return Buffer.from(address.split(',')[1] ?? '', 'base64')
    },
    close: () => browser.close(),
  }
}

/** The highest quality below the size limit. */
async function webp(png: Buffer) {
  for (const quality of [86, 80, 74, 66, 58, 50, 40, 30]) {
    const file = await sharp(png)
      .resize(edge, edge)
      .webp({ quality, alphaQuality: Math.min(70, quality), effort: 6 })
      .toBuffer()
    if (file.length <= heaviest) return file
  }
  throw new Error(`A picture stays above ${heaviest} bytes at the lowest quality`)
}

/** Picks, from the parts that share a picture, the one whose length looks best in it. */
function bestPictured(): Map<string, Part> {
  const best = new Map<string, { part: Part; miss: number }>()
  for (const facts of demoParts()) {
    const part = partOf(facts)
    const key = pictureNameOf(part)
    const size = (...symbols: string[]) =>
      part.dimensions.find(({ symbol }) => symbols.includes(symbol))?.value ?? 1
    const slender = size('L2', 'L') / size('dk', 'dc', 's')
    const miss = Math.abs(slender - (/lockbolt/.test(key) ? 4.2 : 2.8))
    const known = best.get(key)
    if (!known || miss < known.miss - 0.01) best.set(key, { part, miss })
  }
  return new Map([...best].map(([key, { part }]) => [key, part]))
}

mkdirSync(folder, { recursive: true })
const { take, close } = await studio()
const parts = bestPictured()
for (const [key, part] of parts) {
  if (wanted.length && !wanted.includes(key)) continue
  const glb = glbOf(part)
  const views = part.family === 'splitPin' ? shots.lying : shots[part.stance]
  for (const [i, shot] of views.entries()) {
    const file = await webp(await take(glb, shot))
    writeFileSync(`${folder}${key}${i ? `-${i + 1}` : ''}.webp`, file)
  }
  console.log(key)
}
await close()
