/** Modules that the same later parts of the front end need. */
export interface Piece {
  /** The modules at which loading begins: pages and parts of pages that load the piece. */
  users: Set<string>
  modules: string[]
  /** In characters of source. */
  size: number
  /** True if it leads to the components library, which is not counted: pages without it must not load the piece. */
  hasComponents: boolean
}

/** How many characters of source a page or part may load in vain, so that there are fewer files. */
const mostInVain = 24_000
/** How often a file saved for a page counts whose first view the server prepares. */
const weightOfFirstPage = 20
/** Added to what is loaded in vain, so that a merge without any does not count without end. */
const costOfMerge = 200

interface Merge {
  pieces: [Piece, Piece]
  worth: number
  /** The characters that a user would load in vain. */
  inVain: [user: string, size: number][]
}

/**
 * Merges pieces as long as that saves files and nobody loads much in vain, the best merge first. The files never come to
 * import each other in a circle.
 */
export function mergedPieces(
  pieces: Piece[],
  importsOf: (module: string) => readonly string[],
  firstPages: Set<string>,
): Piece[] {
  const graph = pieceGraph(pieces, importsOf)
  const inVain = new Map<string, number>()
  const refused = new Map<Piece, Set<Piece>>()
  let rest = pieces

  for (;;) {
    const merge = bestMerge()
    if (!merge) return rest
    const [first, second] = merge.pieces
    if (graph.leads(first, second) || graph.leads(second, first)) {
      refused.set(first, (refused.get(first) ?? new Set()).add(second))
      continue
    }
    for (const [user, size] of merge.inVain) inVain.set(user, (inVain.get(user) ?? 0) + size)
    rest = [
      ...rest.filter((piece) => piece !== first && piece !== second),
      graph.merge(first, second),
    ]
  }

  function bestMerge(): Merge | undefined {
    let best: Merge | undefined
    rest.forEach((piece, index) => {
      for (const other of rest.slice(index + 1)) {
        const merge = refused.get(piece)?.has(other) ? undefined : mergeOf(piece, other)
        if (merge && (!best || merge.worth > best.worth)) best = merge
      }
    })
    return best
  }

  function mergeOf(piece: Piece, other: Piece): Merge | undefined {
    if (piece.hasComponents !== other.hasComponents) return undefined
    let saved = 0
    let cost = costOfMerge
    const lost: Merge['inVain'] = []
    for (const user of piece.users)
      if (!other.users.has(user)) lost.push([user, graph.newSize(other, user)])
      else saved += firstPages.has(user) ? weightOfFirstPage : 1
    if (saved === 0) return undefined
    for (const user of other.users)
      if (!piece.users.has(user)) lost.push([user, graph.newSize(piece, user)])
    for (const [user, size] of lost) {
      if ((inVain.get(user) ?? 0) + size > mostInVain) return undefined
      cost += size
    }
    return { pieces: [piece, other], worth: saved / cost, inVain: lost }
  }
}

/** The pieces and the imports between them. */
function pieceGraph(pieces: Piece[], importsOf: (module: string) => readonly string[]) {
  const pieceOf = new Map<string, Piece>()
  const place = (piece: Piece) => piece.modules.forEach((module) => pieceOf.set(module, piece))
  pieces.forEach(place)
  let imported = new Map<Piece, Set<Piece>>()
  let sizes = new Map<Piece, Map<string, number>>()

  /** The pieces that a piece imports, directly and by way of others. */
  function importedBy(piece: Piece): Set<Piece> {
    let all = imported.get(piece)
    if (!all) {
      all = direct(piece)
      // A set is walked to its end, entries that are added meanwhile included.
      for (const next of all) for (const further of direct(next)) all.add(further)
      all.delete(piece)
      imported.set(piece, all)
    }
    return all
  }

  function direct(piece: Piece): Set<Piece> {
    return new Set(piece.modules.flatMap(importsOf).flatMap((module) => pieceOf.get(module) ?? []))
  }

  return {
    /** Tells if a piece imports another by way of a third. */
    leads: (from: Piece, to: Piece): boolean =>
      [...direct(from)].some((next) => next !== from && next !== to && importedBy(next).has(to)),

    /** The size of a piece, with the pieces that it imports, as far as a user does not load it already. */
    newSize(piece: Piece, user: string): number {
      const known = sizes.get(piece) ?? new Map<string, number>()
      sizes.set(piece, known)
      let size = known.get(user)
      if (size === undefined) {
        size = piece.size
        for (const next of importedBy(piece)) if (!next.users.has(user)) size += next.size
        known.set(user, size)
      }
      return size
    },

    merge(piece: Piece, other: Piece): Piece {
      const merged = {
        users: new Set([...piece.users, ...other.users]),
        modules: [...piece.modules, ...other.modules],
        size: piece.size + other.size,
        hasComponents: piece.hasComponents,
      }
      place(merged)
      imported = new Map()
      sizes = new Map()
      for (const piece of importedBy(merged)) for (const user of merged.users) piece.users.add(user)
      return merged
    },
  }
}
