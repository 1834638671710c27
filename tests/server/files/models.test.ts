import { expect, test } from 'vitest'
import { glbOf, stlOf } from '../../../src/server/drawing/models'
import { modelFault } from '../../../src/server/files/models'
import { isWhole } from '../../../src/server/files/whole'
import { demo } from '../drawing/examples'
import { partOf } from '../../../src/server/drawing/facts'

interface Gltf {
  scenes: { nodes?: number[] }[]
  nodes: { children?: number[]; mesh?: number }[]
  buffers: { uri?: string; byteLength: number }[]
  accessors: { count: number }[]
  meshes: { primitives: { attributes: { POSITION?: number }; mode?: number }[] }[]
  extensionsRequired?: string[]
  extensionsUsed?: string[]
}

const part = partOf(demo[0]!)
const whole = Buffer.from(glbOf(part))

/** The same model, with its description changed. */
function changed(change: (gltf: Gltf) => void): Buffer {
  const length = whole.readUInt32LE(12)
  const gltf = JSON.parse(whole.toString('utf8', 20, 20 + length)) as Gltf
  change(gltf)
  return withText(JSON.stringify(gltf))
}

function withText(written: string): Buffer {
  const rest = whole.subarray(20 + whole.readUInt32LE(12))
  const bytes = Buffer.from(written)
  const text = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3, ' ')])
  const head = Buffer.from(whole.subarray(0, 20))
  head.writeUInt32LE(text.length, 12)
  head.writeUInt32LE(20 + text.length + rest.length, 8)
  return Buffer.concat([head, text, rest])
}

const draco = 'KHR_draco_mesh_compression'
test.each([
  ['as the shop makes them', whole, undefined],
  ['without a description', withText('{"asset":'), 'files.modelBroken'],
  [
    'with more corners than there are',
    changed(({ accessors }) => (accessors[0]!.count *= 1000)),
    'files.modelBroken',
  ],
  [
    'in a file and others',
    changed(({ buffers }) => (buffers[0]!.uri = 'part.bin')),
    'files.modelParts',
  ],
  [
    'packed',
    changed((gltf) => (gltf.extensionsRequired = gltf.extensionsUsed = [draco])),
    'files.modelPacked',
  ],
  ['in no scene', changed(({ scenes }) => delete scenes[0]!.nodes), 'files.modelEmpty'],
  [
    'of points',
    changed(({ meshes }) =>
      meshes.forEach((mesh) => mesh.primitives.forEach((one) => (one.mode = 0))),
    ),
    'files.modelEmpty',
  ],
] as const)('GLB models %s', async (_what, bytes, key) => {
  expect((await modelFault(bytes, '.glb'))?.key).toBe(key)
})

test('a packed model is refused with the name of what it is packed by', async () => {
  const packed = changed((gltf) => (gltf.extensionsRequired = gltf.extensionsUsed = [draco]))
  expect(await modelFault(packed, '.glb')).toEqual({
    key: 'files.modelPacked',
    values: { names: draco },
  })
})

const binary = Buffer.from(stlOf(part))
const nowhere = Buffer.from(binary)
nowhere.writeFloatLE(NaN, 84 + 12)
const corners = (last: string) => `vertex 0 0 0\nvertex 1 0 0\nvertex 0 ${last} 0\n`
const written = (last: string, end = 'endsolid part\n') =>
  Buffer.from(
    `solid part\nfacet normal 0 0 1\nouter loop\n${corners(last)}endloop\nendfacet\n${end}`,
  )

test.each([
  ['as the shop makes them', binary, undefined],
  ['of no triangle', Buffer.alloc(84), 'files.modelEmpty'],
  ['with a corner that is nowhere', nowhere, 'files.modelBroken'],
  ['in words', written('1e-3'), undefined],
  ['in words, of no triangle', Buffer.from('solid part\nendsolid part\n'), 'files.modelEmpty'],
  ['in words, with a corner that is nowhere', written('nan'), 'files.modelBroken'],
] as const)('STL models %s', async (_what, bytes, key) => {
  expect((await modelFault(bytes, '.stl'))?.key).toBe(key)
})

test('a model in words ends with its last word', () => {
  expect(isWhole(written('1'), '.stl')).toBe(true)
  expect(isWhole(written('1', ''), '.stl')).toBe(false)
})
