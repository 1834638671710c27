import openReader from 'occt-import-js'
import openKernel from 'replicad-opencascadejs'
import { createRequire } from 'node:module'
import { itemAt } from '../../src/domain/lists/items'

/** Two CAD kernels read STEP files back; they are too heavy and licensed too strictly to be shipped. */

interface ReadBody {
  /** Edges of the triangles that have a triangle on one side only. */
  readonly openEdges: number
  /** In mm³. */
  readonly volume: number
}

interface ReadFile {
  readonly bodies: readonly ReadBody[]
  /** Names of all products, from the whole to its parts. */
  readonly names: readonly string[]
}

/** Reads a file into triangles, as a viewer would. */
export async function readStep(step: string): Promise<ReadFile> {
  const reader = await openReader()
  const { success, root, meshes } = reader.ReadStepFile(new TextEncoder().encode(step), {
    linearUnit: 'millimeter',
    linearDeflectionType: 'bounding_box_ratio',
    linearDeflection: 0.0005,
    angularDeflection: 0.1,
  })
  if (!success) throw new Error('The file cannot be read')
  type Node = typeof root
  const namesOf = ({ name, children }: Node): string[] => [name, ...children.flatMap(namesOf)]
  return {
    names: namesOf(root),
    bodies: meshes.map(({ attributes, index }) => bodyOf(attributes.position.array, index.array)),
  }
}

function bodyOf(places: readonly number[], corners: readonly number[]): ReadBody {
  const known = new Map<string, number>()
  const pointAt = (corner: number) =>
    [
      itemAt(places, corner * 3),
      itemAt(places, corner * 3 + 1),
      itemAt(places, corner * 3 + 2),
    ] as const
  const welded = (corner: number) => {
    const key = pointAt(corner)
      .map((value) => Math.round(value * 1000))
      .join()
    const place = known.get(key) ?? known.size
    known.set(key, place)
    return place
  }
  const open = new Set<string>()
  let volume = 0
  for (let i = 0; i < corners.length; i += 3) {
    const three = [itemAt(corners, i), itemAt(corners, i + 1), itemAt(corners, i + 2)]
    const [a, b, c] = [pointAt(three[0] ?? 0), pointAt(three[1] ?? 0), pointAt(three[2] ?? 0)]
    volume +=
      (a[0] * (b[1] * c[2] - b[2] * c[1]) +
        a[1] * (b[2] * c[0] - b[0] * c[2]) +
        a[2] * (b[0] * c[1] - b[1] * c[0])) /
      6
    const joined = three.map(welded)
    if (new Set(joined).size < 3) continue
    joined.forEach((from, side) => {
      const to = itemAt(joined, (side + 1) % 3)
      if (!open.delete(`${to}/${from}`)) open.add(`${from}/${to}`)
    })
  }
  return { openEdges: open.size, volume }
}

type Kernel = Awaited<ReturnType<typeof openKernel>>
let kernel: Promise<Kernel> | undefined

const wasm = createRequire(import.meta.url).resolve('replicad-opencascadejs/wasm')

export interface CheckedFile {
  /** The kernel's check of the boundary finds no fault. */
  readonly valid: boolean
  readonly solids: number
  /** In mm³, by the exact surfaces. */
  readonly volume: number
}

/** Reads a file into exact boundaries and checks them. */
export async function checkStep(step: string): Promise<CheckedFile> {
  const occ = await (kernel ??= openKernel({ locateFile: () => wasm }))
  occ.FS.writeFile('/part.step', step)
  const reader = new occ.STEPControl_Reader()
  reader.ReadFile('/part.step')
  reader.TransferRoots(new occ.Message_ProgressRange())
  const shape = reader.OneShape()
  const { TopAbs_SOLID: solid, TopAbs_SHAPE: shapes } = occ.TopAbs_ShapeEnum
  const explorer = new occ.TopExp_Explorer(shape, solid, shapes)
  let solids = 0
  for (; explorer.More(); explorer.Next()) solids++
  const mass = new occ.GProp_GProps()
  occ.BRepGProp.VolumeProperties(shape, mass, false, false, false)
  const check = new occ.BRepCheck_Analyzer(shape, true, false)
  const answer = { valid: check.IsValid(), solids, volume: mass.Mass() }
  check.delete()
  explorer.delete()
  mass.delete()
  shape.delete()
  reader.delete()
  return answer
}
