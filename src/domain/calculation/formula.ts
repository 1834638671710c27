/**
 * A formula in mathematical notation, in one line of signs until that has arrived, and the standard or book it is from; empty
 * where it is a maker's own rule. With the figures of the page put in, in mm, N, N·m and MPa, it gives the value it stands at.
 */
export interface Formula {
  tex: string
  plain: string
  source: string
}

export const vdi = (section: string) => `VDI 2230-1, ${section}`
