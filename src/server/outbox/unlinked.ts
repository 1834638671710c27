/** Defuses text from strangers, so that no mail program turns it into a link. */
export const unlinked = (name: string) =>
  name.replace(/\s+/g, ' ').replace(/([.:/@。．｡])(?=\S)/gu, '$1 ')
