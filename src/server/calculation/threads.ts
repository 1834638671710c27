import {
  designationOf,
  diameters,
  pairOf,
  pitchesOf,
  threadOf,
} from '../../domain/standards/threads'
import { WithMessage, type Handlers } from '../http/handler'

export const threads = {
  listDiameters: ({ query: { series } }) =>
    diameters(series).map((diameter) => ({ ...diameter, designation: `M${diameter.d}` })),

  listPitches: ({ query: { diameter } }) => pitchesOf(diameter),

  checkPitch({ query: { diameter, pitch } }, { text }) {
    const pair = pairOf(diameter, pitch)
    const nearest = pitchesOf(diameter).map(({ P }) => P)
    if (!pair)
      return new WithMessage({ valid: false, nearest }, text('calculation.pitchNotMatched'))
    const { As, d2, d3 } = threadOf(diameter, pair.P)
    return {
      valid: true,
      nearest,
      coarse: pair.kind === 'coarse',
      iso262: pair.iso262,
      designation: designationOf(diameter, pair.P),
      As,
      d2,
      d3,
    }
  },
} satisfies Partial<Handlers>
