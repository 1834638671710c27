import type { Film } from '../../src/server/drawing/installation-film'

/** The model that each film of how a part is fitted shows. */
export const filmed: Record<Film, string> = {
  lockbolt: 'RL1-127-16-R-ZN',
  shortTailLockbolt: 'RL6-120-8-R',
  bolt: 'HB-M12x80-8.8-ZN',
  flangeBolt: 'FB-M10x50-8.8-ZN',
}
