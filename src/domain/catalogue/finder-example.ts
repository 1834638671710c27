/** Measures in mm with which the finder begins: a joint and a hole that leave few models. */
export const finderExample = { hole: 14.2, thickness: 30 }
