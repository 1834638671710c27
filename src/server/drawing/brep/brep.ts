import { meshOfSolid, type Body, type Solid } from '../body'
import { turns } from '../mesh'
import { drilledBrep } from './drilled'
import { moved } from './moved'
import { extrudedBrep, facetedBrep } from './polyhedron'
import type { Brep } from './solid'
import { sweptBrep } from './swept'
import { turnedBrep } from './turned'

/** The boundary of a body at its place in the part; of plane facets where it has no exact form. */
export function brepOfBody({ solid, along = 'z', at }: Body): Brep {
  const brep = brepOfSolid(solid)
  return along === 'z' && !at ? brep : moved(brep, turns[along], at)
}

function brepOfSolid(solid: Solid): Brep {
  return exactBrep(solid) ?? facetedBrep(meshOfSolid(solid))
}

function exactBrep(solid: Solid): Brep | undefined {
  if (solid.kind === 'turned') return turnedBrep(solid)
  if (solid.kind === 'swept') return sweptBrep(solid)
  return solid.kind === 'drilled' ? drilledBrep(solid) : extrudedBrep(solid)
}
