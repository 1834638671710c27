/** Modules that the same later parts of the front end need. */
export interface Piece {
  /** The modules at which loading begins: pages and parts of pages. */
  users: Set<string>
  modules: string[]
  /** In characters of source. */
  size: number
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
  const inVain = new Map<string, number>()
  const pieceOf = new Map<string, Piece>()
  const place = (piece: Piece) => piece.modules.forEach((module) => pieceOf.set(module, piece))
  const circular = new Map<Piece, Set<Piece>>()
  let rest = pieces
  rest.forEach(place)

  for (;;) {
    const merge = bestMerge()
    if (!merge) return rest
    const [one, other] = merge.pieces
    if (leads(one, other) || leads(other, one)) {
      circular.set(one, (circular.get(one) ?? new Set()).add(other))
      continue
    }
    for (const [user, size] of merge.inVain) inVain.set(user, (inVain.get(user) ?? 0) + size)
    const merged = {
      users: new Set([...one.users, ...other.users]),
      modules: [...one.modules, ...other.modules],
      size: one.size + other.size,
    }
    place(merged)
    rest = [...rest.filter((piece) => piece !== one && piece !== other), merged]
  }

  function bestMerge(): Merge | undefined {
    let best: Merge | undefined
    rest.forEach((one, index) => {
      for (const other of rest.slice(index + 1)) {
        const merge = circular.get(one)?.has(other) ? undefined : mergeOf(one, other)
        if (merge && (!best || merge.worth > best.worth)) best = merge
      }
    })
    return best
  }

  function mergeOf(one: Piece, other: Piece): Merge | undefined {
    let saved = 0
    const lost: Merge['inVain'] = []
    for (const user of one.users)
      if (!other.users.has(user)) lost.push([user, other.size])
      else saved += firstPages.has(user) ? weightOfFirstPage : 1
    if (saved === 0) return undefined
    for (const user of other.users) if (!one.users.has(user)) lost.push([user, one.size])
    if (lost.some(([user, size]) => (inVain.get(user) ?? 0) + size > mostInVain)) return undefined
    const cost = lost.reduce((sum, [, size]) => sum + size, costOfMerge)
    return { pieces: [one, other], worth: saved / cost, inVain: lost }
  }

  function importedPieces(piece: Piece): Set<Piece> {
    const imported = piece.modules.flatMap((module) =>
      importsOf(module).flatMap((name) => pieceOf.get(name) ?? []),
    )
    return new Set(imported)
  }

  /** Whether a piece imports another by way of a third. */
  function leads(from: Piece, to: Piece): boolean {
    const passed = importedPieces(from)
    passed.delete(to)
    passed.delete(from)
    for (const piece of passed) {
      for (const next of importedPieces(piece)) {
        if (next === to) return true
        if (next !== from) passed.add(next)
      }
    }
    return false
  }
}
