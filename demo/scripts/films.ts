import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { partOf } from '../../src/server/drawing/facts'
import { framesOf, framesPerSecond } from '../../src/server/drawing/installation-film'
import { filmed } from '../catalogue/filmed'
import { demoParts } from '../catalogue/parts'

/**
 * Draws the films of how parts are fitted, picture by picture, and writes them as WebM to demo/public/films. Needs
 * ffmpeg with VP9 (the Debian package ffmpeg), and Noto Sans CJK for the texts. Names may be given to draw only those.
 */
const folder = fileURLToPath(new URL('../public/films/', import.meta.url))
mkdirSync(folder, { recursive: true })
const parts = demoParts()
const wanted = process.argv.slice(2)

for (const [film, model] of Object.entries(filmed)) {
  if (wanted.length > 0 && !wanted.includes(film)) continue
  const facts = parts.find((part) => part.model === model)
  if (!facts) throw new Error(`The demo has no ${model}`)
  for (const language of ['zh', 'en'] as const) {
    const frames = mkdtempSync(join(tmpdir(), 'film-'))
    let count = 0
    for (const svg of framesOf(partOf(facts), language))
      await sharp(Buffer.from(svg))
        .png({ compressionLevel: 1 })
        .toFile(join(frames, `${String(count++).padStart(4, '0')}.png`))
    execFileSync('ffmpeg', [
      '-y',
      '-loglevel',
      'error',
      '-framerate',
      String(framesPerSecond),
      '-i',
      join(frames, '%04d.png'),
      '-c:v',
      'libvpx-vp9',
      '-pix_fmt',
      'yuv420p',
      '-crf',
      '38',
      '-b:v',
      '0',
      '-row-mt',
      '1',
      '-g',
      '50',
      join(folder, `${film}.${language}.webm`),
    ])
    rmSync(frames, { recursive: true })
    console.log(`${film} ${language}: ${count} pictures`)
  }
}
