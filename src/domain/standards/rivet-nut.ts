/** The body of a rivet nut, in mm, where its sheet tells only the hole: it goes in without play. */
export const bodyInHole = (hole: number): number => hole - 0.1
