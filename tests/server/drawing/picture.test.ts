import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partOf } from '../../../src/server/drawing/facts'
import { pictureKeyOf, pictureNameOf } from '../../../src/server/drawing/picture'
import { demo } from './examples'

const folder = 'demo/public/pictures/parts/'
const files = readdirSync(folder)
const keys = files.map((file) => file.replace(/(-2)?\.webp$/, ''))

test('every model of the catalogue has a picture of its own look, in two views', () => {
  for (const facts of demo) {
    const part = partOf(facts)
    const key = pictureKeyOf(part, keys)
    expect(key).toBe(pictureNameOf(part))
    expect(files).toContain(`${key}.webp`)
    expect(files).toContain(`${key}-2.webp`)
  }
})

test('no picture is heavier than 12 kB', () => {
  expect(files.filter((file) => statSync(folder + file).size > 12_000)).toEqual([])
})

const facts = {
  categoryType: 1 as const,
  classNameEn: '',
  model: 'X',
  values: { finish: '发黑' },
  baseInfo: {},
}

test('a finish without a picture is shown by another of the same family', () => {
  const part = partOf({ ...facts, category: '螺栓', className: '六角法兰面螺栓' })
  expect(pictureKeyOf(part, keys)).toMatch(/^flange-bolt-/)
})
