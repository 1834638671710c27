import { expect, test } from 'vitest'
import { partOf, type Part } from '../../../src/server/drawing/facts'
import { boundsOf, volumeOf, type Mesh } from '../../../src/server/drawing/mesh'
import { glbOf, meshesOf, stlOf } from '../../../src/server/drawing/models'
import { demo, oneOfEachClass, partNamed } from './examples'

interface Accessor {
  bufferView: number
  componentType: number
  count: number
  type: 'VEC3' | 'SCALAR'
  min?: number[]
  max?: number[]
}

interface Description {
  asset: { version: string; extras: { model: string } }
  nodes: { scale: number[] }[]
  meshes: {
    primitives: {
      attributes: { POSITION: number; NORMAL: number }
      indices: number
      material: number
    }[]
  }[]
  materials: { name: string }[]
  buffers: { byteLength: number }[]
  bufferViews: { byteOffset: number; byteLength: number }[]
  accessors: Accessor[]
}

/** Reads a GLB file as the specification lays it out, and checks its lengths on the way. */
function parsed(file: Uint8Array) {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const word = (at: number) => view.getUint32(at, true)
  expect([word(0), word(4), word(8)]).toEqual([0x46546c67, 2, file.byteLength])
  const length = word(12)
  expect([length % 4, word(16)]).toEqual([0, 0x4e4f534a])
  const text = new TextDecoder().decode(file.subarray(20, 20 + length))
  const description: Description = JSON.parse(text)
  const binary = 20 + length
  expect(word(binary + 4)).toBe(0x004e4942)
  expect(binary + 8 + word(binary)).toBe(file.byteLength)
  expect(description.buffers[0]?.byteLength).toBe(word(binary))
  const values = ({ bufferView, componentType, count, type }: Accessor) => {
    const { byteOffset, byteLength } = description.bufferViews[bufferView]!
    const size = { 5126: 4, 5123: 2, 5125: 4 }[componentType]!
    const numbers = count * (type === 'VEC3' ? 3 : 1)
    expect(byteLength).toBe(numbers * size)
    const at = binary + 8 + byteOffset
    return Array.from({ length: numbers }, (_, i) =>
      componentType === 5126
        ? view.getFloat32(at + i * 4, true)
        : componentType === 5123
          ? view.getUint16(at + i * 2, true)
          : view.getUint32(at + i * 4, true),
    )
  }
  return { description, values }
}

const named = oneOfEachClass.map((facts) => [facts.model, partOf(facts)] as const)

test.each(named)('the GLB of %s is whole', (model, part) => {
  const file = glbOf(part)
  const { description, values } = parsed(file)
  expect(file.byteLength).toBeLessThan(400_000)
  expect(description.asset).toMatchObject({ version: '2.0', extras: { model } })
  expect(description.nodes[0]?.scale).toEqual([0.001, 0.001, 0.001])
  for (const { attributes, indices, material } of description.meshes[0]!.primitives) {
    const position = description.accessors[attributes.POSITION]!
    const positions = values(position)
    const normals = values(description.accessors[attributes.NORMAL]!)
    const corners = values(description.accessors[indices]!)
    expect([...positions, ...normals].every(Number.isFinite)).toBe(true)
    expect(Math.max(...corners.slice(0, 1000))).toBeLessThan(position.count)
    expect(corners.every((corner) => corner < position.count)).toBe(true)
    for (const axis of [0, 1, 2]) {
      const along = positions.filter((_, i) => i % 3 === axis)
      const [low, high] = [
        along.reduce((a, b) => Math.min(a, b)),
        along.reduce((a, b) => Math.max(a, b)),
      ]
      expect([position.min?.[axis], position.max?.[axis]]).toEqual([low, high])
    }
    for (let i = 0; i < normals.length; i += 3) {
      expect(Math.abs(Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!) - 1)).toBeLessThan(
        1e-3,
      )
    }
    expect(description.materials[material]).toBeDefined()
  }
})

/** Edges that do not have exactly one neighbour running the other way. */
function openEdges({ triangles }: Mesh) {
  const edges = new Map<string, number>()
  for (const [a, b, c] of triangles) {
    for (const edge of [`${a},${b}`, `${b},${c}`, `${c},${a}`]) {
      edges.set(edge, (edges.get(edge) ?? 0) + 1)
    }
  }
  return [...edges].filter(([edge, count]) => {
    return count !== 1 || edges.get(edge.split(',').reverse().join()) !== 1
  })
}

test.each(named)('every body of %s is closed and has no empty triangle', (_, part) => {
  for (const { mesh } of meshesOf(part)) {
    expect(openEdges(mesh)).toEqual([])
    expect(volumeOf(mesh)).toBeGreaterThan(0)
    for (const [a, b, c] of mesh.triangles) {
      expect(new Set([a, b, c].map((corner) => mesh.points[corner]!.join())).size).toBe(3)
    }
  }
})

function extentOf(part: Part) {
  const { min, max } = boundsOf(meshesOf(part).map(({ mesh }) => mesh))
  return max.map((value, axis) => Math.round((value - min[axis]!) * 100) / 100)
}

test.each([
  // Length with head, across flats, across the sharp corners.
  ['HB-M12x80-8.8-ZN', [87.5, 18, 20.78]],
  ['HF-M10x1x45-8.8-ZN', [51.4, 16, 18.48]],
  ['SC-M5x8-8.8-ZN', [13, 8.5, 8.5]],
  ['SK-M5x8-10.9-ZF', [8, 10, 10]],
  ['HN-M5-8-ZN', [9.24, 4.7, 8]],
  ['NL-M5-8-ZN', [9.24, 6.8, 8]],
  ['FN-M5-8-ZN', [11.8, 5, 11.8]],
  ['PW-M5-200-ZN', [10, 1, 10]],
  ['RR-3x3-ST', [4.8, 5.2, 5.2]],
  ['CP-6x12', [14, 10, 10]],
  ['RN-F-M4-40', [14, 10, 10]],
  ['RL1-127-8-R-ZN', [99.6, 23.4, 23.4]],
  ['RC-127-S-ST', [20.3, 19.7, 20.3]],
])('the model of %s has its nominal sizes', (model, extent) => {
  expect(extentOf(partNamed(model))).toEqual(extent)
})

test.each(['GH-127', 'GA-127', 'GP-048', 'PE-15-15', 'PA-05', 'CC-127', 'SG-127'])(
  'the model of the tool %s has its overall sizes',
  (model) => {
    const part = partNamed(model)
    const size = (symbol: string) => part.dimensions.find((one) => one.symbol === symbol)!.value
    const [length, height, depth] = extentOf(part)
    const expected = model.startsWith('SG')
      ? [size('A'), size('B'), size('H')]
      : [size('A'), size('H'), size('B')]
    expect(Math.abs(length! - expected[0]!)).toBeLessThan(0.02 * expected[0]!)
    expect(Math.abs(height! - expected[1]!)).toBeLessThan(0.02 * expected[1]!)
    expect(Math.abs(depth! - expected[2]!)).toBeLessThan(0.02 * expected[2]!)
  },
)

/** Radius against position along the axis, in one direction from the axis of a lying part. */
function profileOf(mesh: Mesh, from: number, to: number) {
  return mesh.points
    .filter(([x, y, z]) => Math.abs(y) < 1e-6 && z < 0 && x > from && x < to)
    .sort((one, other) => one[0] - other[0])
    .map(([, , z]) => -z)
}

/** How often a profile goes from above to below a radius. */
const dips = (profile: readonly number[], radius: number) =>
  profile.filter((value, i) => value < radius && (profile[i - 1] ?? 0) >= radius).length

test('a bolt has as many turns of thread as its thread length has pitches', () => {
  const { mesh } = meshesOf(partNamed('HB-M12x80-8.8-ZN'))[0]!
  const turns = dips(profileOf(mesh, 50, 80), 5.5)
  expect(Math.abs(turns - 30 / 1.75)).toBeLessThan(1.5)
})

test('a lockbolt has grooves around it, not a thread: every groove is one ring', () => {
  const { mesh } = meshesOf(partNamed('RL1-127-8-R-ZN'))[0]!
  const grooves = dips(profileOf(mesh, 11, 37), 6)
  expect(grooves).toBeGreaterThan(10)
  const root = mesh.points.filter(([x, y, z]) => x > 14 && x < 34 && Math.hypot(y, z) < 5.8)
  const levels = new Set(root.map(([x]) => x.toFixed(3)))
  expect(root.length / levels.size).toBeGreaterThan(20)
})

test('models of different sizes never share a file', () => {
  const bolts = demo.filter(({ model }) => /^HB-M1[26]x(80|90)-8\.8/.test(model))
  const files = bolts.map((facts) => Buffer.from(glbOf(partOf(facts))).toString('base64'))
  expect(bolts.length).toBeGreaterThan(4)
  expect(new Set(files).size).toBe(bolts.length)
})

test('the STL holds the same triangles, in millimetres', () => {
  const part = partNamed('HN-M5-8-ZN')
  const file = stlOf(part)
  const view = new DataView(file.buffer)
  const count = meshesOf(part).reduce((sum, { mesh }) => sum + mesh.triangles.length, 0)
  expect(view.getUint32(80, true)).toBe(count)
  expect(file.byteLength).toBe(84 + 50 * count)
  let widest = 0
  for (let i = 0; i < count * 12; i++) {
    if (i % 12 < 3) continue
    widest = Math.max(widest, view.getFloat32(84 + Math.floor(i / 12) * 50 + (i % 12) * 4, true))
  }
  expect(widest).toBeCloseTo(4.7, 3)
})
