import type { Outcome, Part } from './part'

export interface Line {
  part: Pick<Part, 'name' | 'goal'>
  outcome: Outcome
  /** True if fewer rounds ran than the goal demands. */
  isShort: boolean
  seconds: number
}

export const isHeld = ({ outcome }: Line): boolean => outcome.faults.length === 0

/** One line per part: work done, goal, number of faults, verdict. */
export function printTable(lines: readonly Line[]): void {
  const rows = lines.map((line) => [
    line.part.name,
    `${line.outcome.done} in ${line.seconds} s`,
    line.part.goal,
    String(line.outcome.faults.length),
    verdictOf(line),
  ])
  const table = [['part', 'done', 'goal', 'found', 'verdict'], ...rows]
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)))
  console.log()
  for (const row of table)
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths?.[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

/** A short run without faults does not prove that the goal is met. */
function verdictOf(line: Line): string {
  if (!isHeld(line)) return 'MISSED'
  return line.isShort ? 'held so far' : 'met'
}
