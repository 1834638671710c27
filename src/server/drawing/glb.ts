import type { Point, ShadedMesh } from './mesh'
import { surfaces, type Surface } from './surfaces'
import { itemAt } from './items'

export interface SurfacedMesh extends ShadedMesh {
  readonly surface: Surface
}

const magic = { glTF: 0x46546c67, json: 0x4e4f534a, binary: 0x004e4942 }
const component = { float: 5126, short: 5123, int: 5125 }
const target = { vertices: 34962, indices: 34963 }

/**
 * Binary glTF 2.0 of meshes in mm: one primitive per mesh, one material per surface. A root node scales to metres,
 * the unit of glTF; `extras` go into the asset.
 */
export function glb(
  name: string,
  meshes: readonly SurfacedMesh[],
  extras: Record<string, unknown>,
) {
  const chunks: Uint8Array[] = []
  const bufferViews: object[] = []
  const accessors: object[] = []
  let offset = 0

  function add(data: Float32Array | Uint16Array | Uint32Array, use: number, rest: object) {
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4)
    padded.set(bytes)
    bufferViews.push({ buffer: 0, byteOffset: offset, byteLength: bytes.length, target: use })
    chunks.push(padded)
    offset += padded.length
    return accessors.push({ bufferView: bufferViews.length - 1, ...rest }) - 1
  }

  const used = [...new Set(meshes.map(({ surface }) => surface))]
  const primitives = meshes.map(({ positions, normals, indices, surface }) => {
    const count = positions.length / 3
    const small = count <= 65535
    return {
      attributes: {
        POSITION: add(positions, target.vertices, {
          componentType: component.float,
          count,
          type: 'VEC3',
          ...limitsOf(positions),
        }),
        NORMAL: add(normals, target.vertices, {
          componentType: component.float,
          count,
          type: 'VEC3',
        }),
      },
      indices: add(small ? new Uint16Array(indices) : indices, target.indices, {
        componentType: small ? component.short : component.int,
        count: indices.length,
        type: 'SCALAR',
      }),
      material: used.indexOf(surface),
    }
  })

  return packed(
    {
      asset: { version: '2.0', generator: 'fastener-portal', extras },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ name, mesh: 0, scale: [0.001, 0.001, 0.001] }],
      meshes: [{ name, primitives }],
      materials: used.map(materialOf),
      buffers: [{ byteLength: offset }],
      bufferViews,
      accessors,
    },
    chunks,
  )
}

function packed(description: object, binary: readonly Uint8Array[]) {
  const text = new TextEncoder().encode(JSON.stringify(description))
  const json = new Uint8Array(Math.ceil(text.length / 4) * 4).fill(0x20)
  json.set(text)
  const length = binary.reduce((sum, { length }) => sum + length, 0)
  const file = new Uint8Array(12 + 8 + json.length + 8 + length)
  const view = new DataView(file.buffer)
  const header = [magic.glTF, 2, file.length, json.length, magic.json]
  header.forEach((word, i) => view.setUint32(i * 4, word, true))
  file.set(json, 20)
  view.setUint32(20 + json.length, length, true)
  view.setUint32(24 + json.length, magic.binary, true)
  let at = 28 + json.length
  for (const chunk of binary) {
    file.set(chunk, at)
    at += chunk.length
  }
  return file
}

function limitsOf(positions: Float32Array) {
  const min = [Infinity, Infinity, Infinity]
  const max = [-Infinity, -Infinity, -Infinity]
  positions.forEach((value, i) => {
    min[i % 3] = Math.min(itemAt(min, i % 3), value)
    max[i % 3] = Math.max(itemAt(max, i % 3), value)
  })
  return { min, max }
}

function materialOf(surface: Surface) {
  const { colour, metalness, roughness } = surfaces[surface]
  return {
    name: surface,
    pbrMetallicRoughness: {
      baseColorFactor: [...linear(colour), 1],
      metallicFactor: metalness,
      roughnessFactor: roughness,
    },
  }
}

/** glTF expects linear colours; the table has sRGB. */
export function linear(colour: string): Point {
  const channel = (at: number) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}
