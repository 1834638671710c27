import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { clauseComments } from './comments'
import { findCycles, importGraph } from './cycles'
import { habitsIn } from './syntax'

/**
 * Sizes and habits of the code in src and scripts, without declaration files; cycles and spreads of demo too, and
 * comments of all that git knows.
 */
export interface Figures {
  files: number
  filesInSrc: number
  lines: number
  medianLines: number
  p90Lines: number
  over300: string[]
  /** `file:line` and name of functions over 100 lines */
  longFunctions: string[]
  any: string[]
  casts: string[]
  castsPer1000: number
  /** casts in src without a comment near that says why */
  silentCasts: string[]
  nonNull: string[]
  nonNullPer1000: number
  /** groups of files that import each other in a circle, types included */
  cycles: string[][]
  literalSpreads: string[]
  /** addresses of pages that more than one entry of the lists of pages declares */
  repeatedPages: string[]
  /** files that the worked example of a staff record needs */
  recordFiles: string[]
  /** `file:line` of comments that open with a clause instead of their subject */
  clauseComments: string[]
}

interface Goal {
  name: string
  value: (figures: Figures) => number
  most: number
  /** the places to look at when the goal is missed */
  places?: (figures: Figures) => string[]
}

/** A goal that each place in a list misses by itself. */
const none = (name: string, places: (figures: Figures) => string[]): Goal => ({
  name,
  value: (figures) => places(figures).length,
  most: 0,
  places,
})

export const goals: Goal[] = [
  { name: 'lines of the median file', value: (figures) => figures.medianLines, most: 65 },
  { name: 'lines of 9 in 10 files', value: (figures) => figures.p90Lines, most: 170 },
  none('files over 300 lines', ({ over300 }) => over300),
  none('functions over 100 lines', ({ longFunctions }) => longFunctions),
  none('any', (figures) => figures.any),
  {
    name: 'casts per 1,000 lines',
    value: (figures) => figures.castsPer1000,
    most: 3,
    places: ({ casts }) => casts,
  },
  none('casts in src without a reason', ({ silentCasts }) => silentCasts),
  {
    name: 'non-null ! per 1,000 lines',
    value: (figures) => figures.nonNullPer1000,
    most: 1,
    places: ({ nonNull }) => nonNull,
  },
  none('import cycles', ({ cycles }) => cycles.map((files) => files.join(' '))),
  none('literal spreads', ({ literalSpreads }) => literalSpreads),
  none('pages declared more than once', ({ repeatedPages }) => repeatedPages),
  {
    name: 'files for a staff record',
    value: ({ recordFiles }) => recordFiles.length,
    most: 3,
    places: ({ recordFiles }) => recordFiles,
  },
  none('comments that open with a clause', ({ clauseComments }) => clauseComments),
]

/** Counts the figures of the project in the working directory, whose files git knows. */
export function countFigures(): Figures {
  const tracked = trackedFiles()
  const files = tracked.filter(
    (file) => /^(?:src|scripts)\/.*\.(?:ts|tsx|mts|mjs)$/.test(file) && !/\.d\.m?ts$/.test(file),
  )
  const demo = tracked.filter((file) => /^demo\/.*\.(?:ts|tsx|mts|mjs)$/.test(file))
  const demoSources = parsed(demo)
  const sources = parsed(files)
  const lengths = [...sources.values()]
    .map(({ text }) => text.split('\n').length - 1)
    .toSorted((a, b) => a - b)
  const lines = lengths.reduce((sum, length) => sum + length, 0)
  const habits = [...sources.values()].map(habitsIn)
  const casts = habits.flatMap((file) => file.casts)
  const nonNull = habits.flatMap((file) => file.nonNull)
  return {
    files: files.length,
    filesInSrc: tracked.filter((file) => file.startsWith('src/')).length,
    lines,
    medianLines: quantile(lengths, 0.5),
    p90Lines: quantile(lengths, 0.9),
    over300: files.filter((file) => lineCount(sources.get(file)) > 300),
    longFunctions: [...sources.values()].flatMap(longFunctions),
    any: habits.flatMap((file) => file.any),
    casts,
    castsPer1000: perThousand(casts.length, lines),
    silentCasts: habits
      .flatMap((file) => file.silentCasts)
      .filter((place) => place.startsWith('src/')),
    nonNull,
    nonNullPer1000: perThousand(nonNull.length, lines),
    cycles: findCycles(importGraph(new Map([...sources, ...demoSources]))),
    literalSpreads: [...habits, ...[...demoSources.values()].map(habitsIn)].flatMap(
      (file) => file.literalSpreads,
    ),
    repeatedPages: repeatedPages([...sources.values()]),
    recordFiles: tracked.filter((file) => /^docs\/examples\/calibration\/(?!README)/.test(file)),
    clauseComments: tracked.flatMap(clauseComments),
  }
}

/** The figures beside their goals, as lines for a terminal, and the places that miss a goal. */
export function report(figures: Figures): string[] {
  const rows = goals.map(({ name, value, most }) => {
    const mark = value(figures) > most ? 'MISSED' : 'ok'
    return `${name.padEnd(34)} ${String(value(figures)).padStart(8)}  at most ${most}  ${mark}`
  })
  const places = goals
    .filter(({ value, most }) => value(figures) > most)
    .flatMap(({ name, places: placesOf }) =>
      (placesOf?.(figures) ?? []).slice(0, 40).map((place) => `${name}: ${place}`),
    )
  const size = `${figures.files} files of code with ${figures.lines} lines, ${figures.filesInSrc} files in src`
  return [size, ...rows, ...places]
}

function trackedFiles(): string[] {
  const { stdout } = spawnSync('git', ['ls-files'], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  return stdout.split('\n').filter((file) => file !== '')
}

const parsed = (files: string[]) => new Map(files.map((file) => [file, parse(file)]))

function parse(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind)
}

function repeatedPages(sources: ts.SourceFile[]): string[] {
  const addresses = sources
    .filter(({ fileName }) => /^src\/web\/\w+\/(?:own-)?pages\.ts$/.test(fileName))
    .flatMap(({ text }) =>
      [...text.matchAll(/^ {4}path: '([^']+)'/gm)].map(([, path = '']) => path),
    )
  return addresses.filter((path, at) => addresses.indexOf(path) !== at)
}

function longFunctions(source: ts.SourceFile): string[] {
  const lineOf = (place: number) => source.getLineAndCharacterOfPosition(place).line + 1
  const places: string[] = []
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit)
    if (!ts.isFunctionLike(node)) return
    const first = lineOf(node.getStart())
    if (lineOf(node.end) - first < 100) return
    places.push(`${source.fileName}:${first} ${nameOf(node)}`)
  }
  visit(source)
  return places
}

/** The name of a function, or of the constant or property that holds it. */
function nameOf({ name, parent }: ts.SignatureDeclaration): string {
  const holder = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
  return (name ?? (holder ? parent.name : undefined))?.getText() ?? ''
}

const lineCount = (source: ts.SourceFile | undefined) => (source?.text.split('\n').length ?? 1) - 1

const quantile = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0

const perThousand = (count: number, lines: number) => Math.round((100_000 * count) / lines) / 100
