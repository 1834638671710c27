import { expect, test } from 'vitest'
import { dxfOf } from '../../../src/server/drawing/dxf'
import { partOf } from '../../../src/server/drawing/facts'
import { oneOfEachClass, partNamed } from './examples'

/** Entities of a file: the name and the group codes of each. */
function entitiesOf(file: string) {
  const lines = file.split('\r\n')
  const pairs = Array.from({ length: lines.length >> 1 }, (_, i) => ({
    code: Number(lines[2 * i]),
    value: lines[2 * i + 1]!,
  }))
  const entities: { name: string; codes: Record<number, string> }[] = []
  for (const { code, value } of pairs) {
    if (code === 0) entities.push({ name: value, codes: {} })
    else entities.at(-1)!.codes[code] = value
  }
  return entities
}

test('the views of a bolt are drawn at full size on layers by meaning', () => {
  const all = entitiesOf(dxfOf(partNamed('HB-M12x80-8.8-ZN')))
  const lines = all.filter(({ name }) => name === 'LINE')
  const side = lines.filter(({ codes }) => codes[8] === 'OUTLINE')
  const left = Math.min(...side.map(({ codes }) => Number(codes[10])))
  expect(left).toBeCloseTo(-7.5, 3)
  const onAxis = lines.filter(({ codes }) => codes[8] === 'CENTER')
  expect(onAxis).toHaveLength(3)
  expect(new Set(lines.map(({ codes }) => codes[8]))).toEqual(
    new Set(['OUTLINE', 'THIN', 'CENTER']),
  )
  const thread = lines.filter(({ codes }) => codes[8] === 'THIN' && codes[20] === codes[21])
  expect(thread.map(({ codes }) => Number(codes[10]))).toContain(50)
})

test('a line that a collar covers is left out', () => {
  const lines = entitiesOf(dxfOf(partNamed('RL1-127-8-R-ZN'))).filter(
    ({ codes }) => codes[8] === 'THIN',
  )
  // The lower half of the collar is seen from outside: no groove of the pin shows through it.
  const grip = partNamed('RL1-127-8-R-ZN').dimensions.find(({ symbol }) => symbol === 't2')!.value
  const through = lines.filter(
    ({ codes }) =>
      Number(codes[10]) > grip + 2 &&
      Number(codes[10]) < grip + 10 &&
      codes[10] === codes[11] &&
      Math.min(Number(codes[20]), Number(codes[21])) < -1,
  )
  expect(through).toEqual([])
})

test('every class has views of finite figures in ASCII, and names its model', () => {
  for (const facts of oneOfEachClass) {
    const file = dxfOf(partOf(facts))
    expect(file, facts.model).toMatch(/^[\r\n -~]+$/)
    const entities = entitiesOf(file)
    expect(entities.at(-1)?.name).toBe('EOF')
    const drawn = entities.filter(({ name }) => name === 'LINE' || name === 'CIRCLE')
    expect(drawn.length, facts.model).toBeGreaterThan(8)
    for (const { codes } of drawn)
      for (const code of [10, 20]) expect(Number.isFinite(Number(codes[code]))).toBe(true)
    const title = entities.find(({ name }) => name === 'TEXT')?.codes[1]
    expect(
      title?.replace(/\\U\+(\w{4})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
    ).toBe(facts.model)
  }
})
