import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'tests/domain/reading'

export interface CorpusRow {
  line: string
  /** Expected spans, as kind=value, without noise. */
  spans: string[]
}

/** Corpora by name. Each row is a line, in which \t is a tab, and its spans. */
export const corpora = (): [string, CorpusRow[]][] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .map((file) => [
      file,
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .filter((row) => row !== '')
        .map((row) => {
          const [line = '', ...spans] = row.split('\t')
          return { line: line.replaceAll(String.raw`\t`, '\t'), spans }
        }),
    ])
