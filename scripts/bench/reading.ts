import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildIndex } from '../../src/server/catalogue/index/build'
import { modelsMeant } from '../../src/server/catalogue/index/models-meant'
import { spanMeanings } from '../../src/server/catalogue/index/span-meanings'
import { read } from '../../src/domain/reading/read'
import { itemAt } from '../../src/domain/lists/items'
import { generateCatalogue } from './catalogue'
import { demoRows } from './demo-rows'
import { figure, type Figure } from './figures'
import { costOf, percentile, timesOf } from './timing'

const folder = 'tests/domain/reading'

/** Precision and recall of the spans by corpus, and the times of reading lines and of finding their products. */
export function measureReading(): Figure[] {
  const corpora = readdirSync(folder).filter((file) => file.endsWith('.tsv'))
  const rows = corpora.map((file) => ({ file, rows: rowsOf(join(folder, file)) }))
  const lines = rows.flatMap((corpus) => corpus.rows.map(({ line }) => line))
  const times = timesOf(lines, (line) => read(line))
  const pasted = Array.from({ length: 500 }, (_, nth) => itemAt(lines, nth % lines.length))
  return [
    ...rows.flatMap((corpus) => qualityOf(corpus.file, corpus.rows)),
    figure('reading: a line, p95', percentile(times, 0.95), 'ms', 0.05),
    { models: 1e5, ...figure('reading: 500 pasted lines', resolved(pasted, 1e5), 'ms', 150) },
    figure('reading: 500 pasted lines on the demo', resolved(pasted), 'ms', 150),
  ]
}

interface Row {
  line: string
  spans: string[]
}

const rowsOf = (path: string): Row[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => {
      const [line = '', ...spans] = row.split('\t')
      return { line: line.replaceAll(String.raw`\t`, '\t'), spans }
    })

/** Precision: the share of spans read that are expected. Recall: the share of those expected that are read. */
function qualityOf(file: string, rows: readonly Row[]): Figure[] {
  let [expected, returned, right] = [0, 0, 0]
  for (const { line, spans } of rows) {
    const own = read(line).flatMap(({ kind, value }) =>
      kind === 'noise' ? [] : `${kind}=${value}`,
    )
    expected += spans.length
    returned += own.length
    right += spans.filter((span) => own.includes(span)).length
  }
  return [
    figure(`reading: precision of ${file}`, (100 * right) / returned, '%'),
    figure(`reading: recall of ${file}`, (100 * right) / expected, '%'),
  ]
}

/** Processor time in ms to find the products of lines, without the first time, which reads the catalogue's own words. */
function resolved(lines: readonly string[], models?: number): number {
  const meanings = spanMeanings(buildIndex(models ? generateCatalogue(models) : demoRows()))
  modelsMeant(meanings, read(itemAt(lines, 0)), 7)
  return costOf(() => lines.map((line) => modelsMeant(meanings, read(line), 7))).cpu
}
