import type { UploadExtension } from '../../domain/forms/uploads'
import { cornersOf } from './stl'

/** Reasons why the viewer cannot show a 3D model. */
export type ModelFault =
  | { key: 'files.modelBroken' | 'files.modelEmpty' | 'files.modelParts' }
  | { key: 'files.modelPacked'; values: { names: string } }

/** Checks a 3D model; undefined if it can be shown, and for all other files. */
export async function modelFault(
  bytes: Buffer,
  extension: UploadExtension,
): Promise<ModelFault | undefined> {
  if (extension === '.stl') return stlFault(bytes)
  return extension === '.glb' ? glbFault(bytes) : undefined
}

function stlFault(bytes: Buffer): ModelFault | undefined {
  let isEmpty = true
  for (const figure of cornersOf(bytes)) {
    if (!Number.isFinite(figure)) return { key: 'files.modelBroken' }
    isEmpty = false
  }
  return isEmpty ? { key: 'files.modelEmpty' } : undefined
}

/** Validator errors that break glTF loaders; others are common and harmless. */
const fatal = [
  'INVALID_JSON',
  'TYPE_MISMATCH',
  'UNDEFINED_PROPERTY',
  'UNRESOLVED_REFERENCE',
  'NODE_LOOP',
  'ACCESSOR_TOO_LONG',
  'ACCESSOR_INDEX_OOB',
  'ACCESSOR_SPARSE_INDEX_OOB',
  'BUFFER_VIEW_TOO_LONG',
  'BUFFER_MISSING_GLB_DATA',
  'BUFFER_BYTE_LENGTH_MISMATCH',
  'MESH_PRIMITIVE_UNEQUAL_ACCESSOR_COUNT',
  'UNKNOWN_ASSET_MAJOR_VERSION',
  'GLB_INVALID_VERSION',
  'GLB_CHUNK_TOO_BIG',
  'GLB_UNEXPECTED_FIRST_CHUNK',
]

/** Compression extensions that the viewer does not support. */
const packing = [
  'KHR_draco_mesh_compression',
  'EXT_meshopt_compression',
  'KHR_meshopt_compression',
  'KHR_texture_basisu',
]

async function glbFault(bytes: Buffer): Promise<ModelFault | undefined> {
  // Some 100 kB that only staff need, so it is loaded on demand.
  const { validateBytes } = await import('gltf-validator')
  const { issues, info } = await validateBytes(bytes, { maxIssues: 1, onlyIssues: fatal })
  const packed = info?.extensionsRequired?.filter((name) => packing.includes(name)) ?? []
  if (packed.length > 0) return { key: 'files.modelPacked', values: { names: packed.join(', ') } }
  if (info?.resources?.some(({ storage }) => storage === 'external'))
    return { key: 'files.modelParts' }
  if (issues.numErrors > 0 || !info) return { key: 'files.modelBroken' }
  return hasTriangles(bytes) ? undefined : { key: 'files.modelEmpty' }
}

/** The checked part of a valid glTF JSON. */
interface Gltf {
  scene?: number
  scenes?: { nodes?: number[] }[]
  nodes?: { children?: number[]; mesh?: number }[]
  meshes?: { primitives: { attributes: { POSITION?: number }; mode?: number }[] }[]
}

/** glTF modes from 4 on are triangles, strips and fans; lower ones are points and lines. */
const firstOfTriangles = 4

/** True if the default scene contains any surface. */
function hasTriangles(bytes: Buffer): boolean {
  const text = bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12))
  const { scene = 0, scenes = [], nodes = [], meshes = [] }: Gltf = JSON.parse(text)
  const shows = (number: number): boolean => {
    const { children = [], mesh = -1 } = nodes[number] ?? {}
    const primitives = meshes[mesh]?.primitives ?? []
    const isSolid = primitives.some(
      ({ attributes, mode = firstOfTriangles }) =>
        attributes.POSITION !== undefined && mode >= firstOfTriangles,
    )
    return isSolid || children.some(shows)
  }
  return scenes[scene]?.nodes?.some(shows) ?? false
}
