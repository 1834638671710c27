import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { clauseComments } from './comments'

/** Sizes and habits of the code in src and scripts, without declaration files; comments of all that git knows. */
export interface Figures {
  files: number
  filesInSrc: number
  lines: number
  medianLines: number
  p90Lines: number
  over300: string[]
  /** `file:line` and name of functions over 100 lines */
  longFunctions: string[]
  any: number
  castsPer1000: number
  nonNullPer1000: number
  /** groups of files that import each other in a circle, types included */
  cycles: string[][]
  literalSpreads: number
  /** `file:line` of comments that open with a clause instead of their subject */
  clauseComments: string[]
}

interface Goal {
  name: string
  value: (figures: Figures) => number
  most: number
}

export const goals: Goal[] = [
  { name: 'lines of the median file', value: (figures) => figures.medianLines, most: 65 },
  { name: 'lines of 9 in 10 files', value: (figures) => figures.p90Lines, most: 170 },
  { name: 'files over 300 lines', value: (figures) => figures.over300.length, most: 0 },
  { name: 'functions over 100 lines', value: (figures) => figures.longFunctions.length, most: 0 },
  { name: 'any', value: (figures) => figures.any, most: 0 },
  { name: 'casts per 1,000 lines', value: (figures) => figures.castsPer1000, most: 3 },
  { name: 'non-null ! per 1,000 lines', value: (figures) => figures.nonNullPer1000, most: 1 },
  { name: 'import cycles', value: (figures) => figures.cycles.length, most: 0 },
  { name: 'literal spreads', value: (figures) => figures.literalSpreads, most: 0 },
  {
    name: 'comments that open with a clause',
    value: (figures) => figures.clauseComments.length,
    most: 0,
  },
]

/** Counts the figures of the project in the working directory, whose files git knows. */
export function countFigures(): Figures {
  const tracked = trackedFiles()
  const files = tracked.filter(
    (file) => /^(?:src|scripts)\/.*\.(?:ts|tsx|mts|mjs)$/.test(file) && !/\.d\.m?ts$/.test(file),
  )
  const sources = new Map(files.map((file) => [file, parse(file)]))
  const lengths = [...sources.values()]
    .map(({ text }) => text.split('\n').length - 1)
    .toSorted((a, b) => a - b)
  const lines = lengths.reduce((sum, length) => sum + length, 0)
  const counts = { any: 0, casts: 0, nonNull: 0, spreads: 0 }
  for (const source of sources.values()) countSyntax(source, counts)
  return {
    files: files.length,
    filesInSrc: tracked.filter((file) => file.startsWith('src/')).length,
    lines,
    medianLines: quantile(lengths, 0.5),
    p90Lines: quantile(lengths, 0.9),
    over300: files.filter((file) => lineCount(sources.get(file)) > 300),
    longFunctions: [...sources.values()].flatMap(longFunctions),
    any: counts.any,
    castsPer1000: perThousand(counts.casts, lines),
    nonNullPer1000: perThousand(counts.nonNull, lines),
    cycles: findCycles(importGraph(sources)),
    literalSpreads: counts.spreads,
    clauseComments: tracked.flatMap(clauseComments),
  }
}

/** The figures beside their goals, as lines for a terminal, and the places that miss a goal. */
export function report(figures: Figures): string[] {
  const rows = goals.map(({ name, value, most }) => {
    const mark = value(figures) > most ? 'MISSED' : 'ok'
    return `${name.padEnd(34)} ${String(value(figures)).padStart(8)}  at most ${most}  ${mark}`
  })
  const cycles = figures.cycles.map((files) => `cycle: ${files.join(' ')}`)
  const { over300, longFunctions, clauseComments } = figures
  const places = [...over300, ...longFunctions, ...cycles, ...clauseComments].slice(0, 40)
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

function parse(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind)
}

function countSyntax(
  source: ts.SourceFile,
  counts: { any: number; casts: number; nonNull: number; spreads: number },
): void {
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) counts.any += 1
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') counts.casts += 1
    if (ts.isNonNullExpression(node)) counts.nonNull += 1
    const isSpread =
      ((ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) &&
        ts.isObjectLiteralExpression(node.expression)) ||
      (ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.expression))
    if (isSpread) counts.spreads += 1
    ts.forEachChild(node, visit)
  }
  visit(source)
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

/** The files that each file imports or exports from, types included. */
function importGraph(sources: Map<string, ts.SourceFile>): Map<string, string[]> {
  const resolve = (from: string, specifier: string) => {
    const base = join(dirname(from), specifier)
    const candidates = [base, `${base}.ts`, `${base}.tsx`, base.replace(/\.js$/, '.ts')]
    return candidates.find((candidate) => sources.has(candidate))
  }
  const importsOf = (file: string, source: ts.SourceFile) =>
    source.statements.flatMap((statement) => {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
      const specifier = statement.moduleSpecifier
      if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return []
      return resolve(file, specifier.text) ?? []
    })
  return new Map([...sources].map(([file, source]) => [file, importsOf(file, source)]))
}

/** Strongly connected components of more than one file, by Tarjan's algorithm. */
function findCycles(graph: Map<string, string[]>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const lowOf = (file: string) => low.get(file) ?? 0
  const visit = (file: string): void => {
    index.set(file, index.size)
    low.set(file, index.size - 1)
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) {
        visit(next)
        low.set(file, Math.min(lowOf(file), lowOf(next)))
      } else if (stack.includes(next)) {
        low.set(file, Math.min(lowOf(file), index.get(next) ?? 0))
      }
    }
    if (lowOf(file) !== index.get(file)) return
    const component = stack.splice(stack.indexOf(file))
    if (component.length > 1) cycles.push(component)
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return cycles
}

const lineCount = (source: ts.SourceFile | undefined) => (source?.text.split('\n').length ?? 1) - 1

const quantile = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0

const perThousand = (count: number, lines: number) => Math.round((100_000 * count) / lines) / 100
