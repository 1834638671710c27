/** Body diameter of a rivet nut in mm if its sheet gives only the hole: it fits without play. */
export const bodyInHole = (hole: number): number => hole - 0.1
