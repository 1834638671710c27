import { placed, type Axis, type Mesh, type Point } from './mesh'
import type { Surface } from './surfaces'
import { extrudedMesh, sweptMesh, type Extruded, type Swept } from './swept'
import { turnedMesh, type Turned } from './turned'
import { drilledMesh, type Drilled } from './drilled'

export type Solid = Turned | Swept | Extruded | Drilled

/** A solid with one surface at its place in the part; its z axis points along `along`. */
export interface Body {
  readonly solid: Solid
  readonly surface: Surface
  readonly along?: Axis
  readonly at?: Point
}

export function meshOfBody({ solid, along = 'z', at }: Body): Mesh {
  return placed(meshOfSolid(solid), along, at)
}

export function meshOfSolid(solid: Solid): Mesh {
  if (solid.kind === 'turned') return turnedMesh(solid)
  if (solid.kind === 'swept') return sweptMesh(solid)
  if (solid.kind === 'drilled') return drilledMesh(solid)
  return extrudedMesh(solid)
}
