import { meshOfBody } from './body'
import type { Part } from './facts'
import { glb } from './glb'
import { placed, shaded, type Axis, type Mesh } from './mesh'
import { stl } from './stl'
import type { Surface } from './surfaces'

export const axes: Record<Part['stance'], Axis> = { lying: 'x', standing: 'y', placed: 'z' }

/** The bodies of a part in mm, y up: long parts lie along x, flat ones stand on the ground. */
export function meshesOf({ bodies, stance }: Part): { mesh: Mesh; surface: Surface }[] {
  return bodies.map((body) => ({
    mesh: placed(meshOfBody(body), axes[stance]),
    surface: body.surface,
  }))
}

/** Binary glTF file; model and sizes are in the asset's extras. */
export function glbOf(part: Part): Uint8Array {
  const { model, standardNumber } = part.facts
  const sizes = Object.fromEntries(part.dimensions.map(({ symbol, value }) => [symbol, value]))
  const bySurface = new Map<Surface, Mesh[]>()
  for (const { mesh, surface } of meshesOf(part)) {
    bySurface.set(surface, [...(bySurface.get(surface) ?? []), mesh])
  }
  const meshes = [...bySurface].map(([surface, all]) => ({ ...shaded(joined(all)), surface }))
  return glb(model, meshes, { model, standard: standardNumber, millimetres: sizes })
}

/** A binary STL file of the same shape, in mm. */
export function stlOf(part: Part): Uint8Array {
  return stl(
    part.facts.model.replace(/[^ -~]/g, '?'),
    meshesOf(part).map(({ mesh }) => mesh),
  )
}

/** Bodies of one surface as one mesh, without merging their points. */
function joined(meshes: readonly Mesh[]): Mesh {
  const points = meshes.flatMap((mesh) => mesh.points)
  let first = 0
  const triangles = meshes.flatMap((mesh) => {
    const shift = first
    first += mesh.points.length
    return mesh.triangles.map(([a, b, c]) => [a + shift, b + shift, c + shift] as const)
  })
  return { points, triangles }
}
