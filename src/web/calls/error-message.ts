/** The message of a caught value: the server's or the browser's sentence if it is an error. */
export const messageOf = (caught: unknown) =>
  caught instanceof Error ? caught.message : String(caught)
