import type { Chain, End } from '../joint/chain'

/** The end of the load introduction at which a figure is greatest: the worse one judges. */
export const worstEnd = ({ ends }: Chain, figureOf: (end: End) => number): End =>
  ends.reduce<End>((worst, end) => (figureOf(end) > figureOf(worst) ? end : worst), ends[0])
