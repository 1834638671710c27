import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** Composes the pictures of the home page's slides from the pictures of parts (demo/scripts/pictures.ts). */
const folder = fileURLToPath(new URL('../public/pictures/', import.meta.url))
const size = { width: 1920, height: 560 }
const heaviest = 60_000

interface Placed {
  part: string
  /** Left, top and edge of its square in pixels; words stand on the left third of a slide. */
  at: [left: number, top: number, edge: number]
}

/** Parts from the farthest to the nearest. */
const slides: Record<string, Placed[]> = {
  'slide-1': [
    { part: 'plain-washer-chamfered-zinc', at: [760, 70, 190] },
    { part: 'structural-blind-rivet-zinc', at: [1560, 30, 260] },
    { part: 'socket-cap-screw-black', at: [1180, 20, 260] },
    { part: 'all-metal-flange-nut-flake', at: [1000, 36, 200] },
    { part: 'conical-washer-black', at: [1420, 100, 160] },
    { part: 'hexagon-bolt-zinc', at: [790, 215, 330] },
    { part: 'collar-flanged-zinc', at: [1190, 290, 220] },
    { part: 'lockbolt-round-zinc', at: [1370, 215, 340] },
    { part: 'hexagon-nut-flake', at: [1690, 310, 210] },
  ],
  'slide-2': [
    { part: 'gauge', at: [1500, 60, 380] },
    { part: 'collar-standard-zinc', at: [1340, 300, 230] },
    { part: 'lockbolt-truss-zinc', at: [880, 50, 470] },
  ],
  'slide-3': [
    { part: 'pneumatic-gun', at: [1400, 20, 480] },
    { part: 'structural-bolt-flake', at: [850, 60, 330] },
    { part: 'flange-nut-flake', at: [1280, 310, 200] },
    { part: 'short-tail-lockbolt-flake', at: [970, 205, 340] },
  ],
}

/** A table in the light of the part pictures, dark below the words. */
const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
  <defs>
    <linearGradient id="wall" x1="0" x2="1" y1="0" y2="0.25">
      <stop offset="0" stop-color="#0f2a3d" /><stop offset="0.42" stop-color="#2c5069" />
      <stop offset="0.75" stop-color="#9db3c1" /><stop offset="1" stop-color="#c8d5dd" />
    </linearGradient>
    <radialGradient id="lamp" cx="0.7" cy="0.45" r="0.5">
      <stop offset="0" stop-color="#fff" stop-opacity="0.55" /><stop offset="1" stop-color="#fff" stop-opacity="0" />
    </radialGradient>
  </defs>
  <rect width="100%" height="100%" fill="url(#wall)" /><rect width="100%" height="100%" fill="url(#lamp)" />
</svg>`

for (const [name, parts] of Object.entries(slides)) {
  const layers = parts.map(async ({ part, at: [left, top, edge] }) => ({
    input: await sharp(`${folder}parts/${part}.webp`).resize(edge, edge).toBuffer(),
    left,
    top,
  }))
  const file = await sharp(Buffer.from(ground))
    .composite(await Promise.all(layers))
    .webp({ quality: 80, effort: 6 })
    .toBuffer()
  if (file.length > heaviest) throw new Error(`${name} is heavier than ${heaviest} bytes`)
  writeFileSync(`${folder}shell/${name}.webp`, file)
}
