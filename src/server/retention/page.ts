import { ruleOfRecords, rules, type Forgetting, type Rule } from './rules'

/** docs/retention.md, made of the rules. */
export function retentionPage(): string {
  const rows = [
    ...Object.entries(rules).map(([table, rule]) => [`\`${table}\``, sentencesOf(rule)]),
    ['Kept records (`x-record`)', sentencesOf(ruleOfRecords)],
  ]
  const width = (column: 0 | 1, title: string) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0))
  const widths = [width(0, 'Table'), width(1, 'How long')]
  const line = (cells: string[], fill = ' ') =>
    `| ${cells.map((cell, place) => cell.padEnd(widths[place] ?? 0, fill)).join(' | ')} |`
  return [
    '# How long each table keeps its rows',
    '',
    'Made by `npx tsx scripts/retention.ts` from `src/server/retention/rules.ts`. A job deletes what is over once an hour, at most 1,000',
    'rows of a table in one transaction. The rows of a person also go when the account is deleted.',
    '',
    line(['Table', 'How long']),
    line(['', ''], '-'),
    ...rows.map((row) => line(row)),
    '',
  ].join('\n')
}

const sentencesOf = ({ forget = [], elsewhere, kept }: Rule): string =>
  [...forget.map(timeOf), elsewhere, kept].filter(Boolean).join(' ')

function timeOf({ rows, days, since }: Forgetting): string {
  const which = rows === 'all' ? 'All' : `Those ${rows}`
  const time = days === 0 ? 'an hour at most' : days === 1 ? 'a day' : `${days} days`
  return `${which}: ${time} after \`${since}\`.`
}
