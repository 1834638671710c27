/** Appearance of a surface: sRGB hex colour, metalness and roughness from 0 to 1. */
export interface Appearance {
  readonly colour: string
  readonly metalness: number
  readonly roughness: number
}

/** Surfaces of parts: finishes of fasteners, then materials of tools. */
export const surfaces = {
  plainSteel: { colour: '#8d9094', metalness: 0.85, roughness: 0.42 },
  zinc: { colour: '#c3d0df', metalness: 0.92, roughness: 0.24 },
  zincNickel: { colour: '#a9aba6', metalness: 0.85, roughness: 0.36 },
  zincFlake: { colour: '#989a9c', metalness: 0.62, roughness: 0.56 },
  hotDip: { colour: '#8f979c', metalness: 0.6, roughness: 0.66 },
  black: { colour: '#3b3d41', metalness: 0.6, roughness: 0.4 },
  stainless: { colour: '#d6d6d8', metalness: 0.95, roughness: 0.18 },
  aluminium: { colour: '#e3e6ea', metalness: 0.85, roughness: 0.34 },
  nylon: { colour: '#2f6fb5', metalness: 0, roughness: 0.6 },
  paint: { colour: '#1f4e79', metalness: 0.1, roughness: 0.45 },
  accent: { colour: '#d9722b', metalness: 0.05, roughness: 0.5 },
  rubber: { colour: '#26282b', metalness: 0, roughness: 0.85 },
  glass: { colour: '#e9edf0', metalness: 0, roughness: 0.15 },
} satisfies Record<string, Appearance>

export type Surface = keyof typeof surfaces
