import { acceptanceOf, isHarmful, type Change, type ChangeKind } from './changes'
import type { Touched } from './counts.sql'

const sentences: Record<ChangeKind, (change: Change) => string> = {
  gone: () =>
    'is gone: its stored values are no longer shown, and the next change of a record drops them',
  narrowed: ({ details }) => `admits less: ${details.join('; ')}`,
  required: () => 'is newly required: a record without it cannot be saved until it is filled in',
  merged: ({ was }) =>
    `was "${was}", which existed beside it: records that hold both keep "${was}" out of sight`,
  reused: ({ was }) =>
    `was a former name of "${was}" and is a field again: a shop that skipped the release before mixes them up`,
  renamed: ({ was }) => `was "${was}": the next start moves its values`,
}

/** The lines of a report on the changes; `touched` is missing if no database is reachable. */
export function reportOf(changes: { change: Change; touched?: Touched }[]): string[] {
  return changes.flatMap(({ change, touched }) => [
    `${isHarmful(change) ? '!' : ' '} schemas/${change.file}: ${change.path.join('.')} ${sentences[change.kind](change)}`,
    ...(touched ? [`    ${touchedWords(change, touched)}`] : []),
    ...(isHarmful(change)
      ? [`    If this is meant, add "${acceptanceOf(change)}" to "x-accepted" of the type.`]
      : change.accepted
        ? ['    x-accepted says that this is meant.']
        : []),
  ])
}

function touchedWords({ kind }: Change, { records, refused, views, lines }: Touched): string {
  const holding = kind === 'required' ? 'without it' : 'with it'
  const parts = [
    `${counted(records, 'stored record')} ${holding}`,
    ...(refused === undefined ? [] : [`${counted(refused, 'stored value')} no longer allowed`]),
    counted(views, 'saved view'),
    counted(lines, 'history line'),
  ]
  return `${parts.join(', ')}.`
}

const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
