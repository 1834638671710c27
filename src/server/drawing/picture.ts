import type { Part } from './facts'
import { collarStyleOf, headStyleOf } from './families/lockbolts'
import type { Surface } from './surfaces'

/** Finishes that look the same share a picture. */
const looks: Record<Surface, string> = {
  plainSteel: 'steel',
  zinc: 'zinc',
  zincNickel: 'zinc',
  hotDip: 'flake',
  zincFlake: 'flake',
  black: 'black',
  stainless: 'stainless',
  aluminium: 'aluminium',
  nylon: 'zinc',
  paint: 'steel',
  accent: 'steel',
  rubber: 'black',
  glass: 'steel',
}

const tools = [
  'straightGun',
  'rightAngleGun',
  'pneumaticGun',
  'electricPump',
  'airPump',
  'noseAssembly',
  'jawSet',
  'hose',
  'collarCutter',
  'gauge',
]

/**
 * The key, of those of the pictures that were taken, that shows such a part best: where none of its finish was taken, one
 * of its family stands in.
 */
export function pictureKeyOf(part: Part, keys: readonly string[]): string | undefined {
  const name = pictureNameOf(part)
  const family = kebab(part.family)
  return [name, ...keys.filter((key) => key.startsWith(family))].find((key) => keys.includes(key))
}

/** Ideal key of the part's picture: family and visible features. */
export function pictureNameOf(part: Part): string {
  return [part.family, ...featuresOf(part)].map(kebab).join('-')
}

function featuresOf({ family, measures, surface, facts }: Part): string[] {
  if (tools.includes(family)) return []
  const look = looks[surface]
  if (family === 'lockbolt') {
    const long = /多铆接厚度/.test(facts.className) ? ['multi'] : []
    return [...long, headStyleOf(measures), look]
  }
  if (family === 'collar') return [collarStyleOf(measures), look]
  const variant = variants.find(({ words }) => words.test(facts.className))
  const shown = variant?.families.includes(family) ? [variant.name] : []
  return [...shown, look]
}

/** Classes of one family that need their own picture. */
const variants = [
  { name: 'full', words: /全螺纹/, families: ['hexagonBolt'] },
  { name: 'thin', words: /薄/, families: ['hexagonNut'] },
  { name: 'high', words: /2型/, families: ['hexagonNut'] },
  { name: 'large', words: /大垫圈/, families: ['plainWasher'] },
  { name: 'preloaded', words: /预载荷/, families: ['plainWasher'] },
  { name: 'chamfered', words: /倒角/, families: ['plainWasher'] },
]

const kebab = (name: string) => name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
