import { choicesText, type CustomCharacter } from '../custom/custom-entry'
import { languages, textIn, type Language } from '../language/language'
import type { Schemas } from '../schemas'

/** A product of a reservation with the names a delivery may use for it. */
export interface Deliverable {
  model: string
  materialName: Schemas['Text']
  /** The choices of a made-to-measure product, which has no model. */
  characters?: CustomCharacter[]
  /** Models offered as its replacement. */
  alternatives: string[]
  /** The customer's own part numbers. */
  partNos: string[]
}

/** The product's name; for a made-to-measure product its class and choices. */
export function nameOf(
  { model, materialName, characters }: Omit<Deliverable, 'alternatives' | 'partNos'>,
  language: Language,
): string {
  if (!characters) return model
  const [name, choices] = [textIn(language, materialName), choicesText(characters, language)]
  if (!choices) return name
  return language === 'zh' ? `${name}（${choices}）` : `${name} (${choices})`
}

/**
 * The products a name may mean: those with this name, else those for which it is a replacement or an own part number.
 */
export function calledBy<Line extends Deliverable>(lines: readonly Line[], name = ''): Line[] {
  const own = named(lines, name, ownNames)
  return own.length > 0 ? own : named(lines, name, otherNames)
}

type Counted = Deliverable & { counts: number; delivered: number }

/** The product a delivery belongs to: the first match that is still open, else the first match. */
export function deliveredAs<Line extends Counted>(
  lines: readonly Line[],
  name = '',
): Line | undefined {
  const all = inTurn(lines, name)
  return all.find(({ counts, delivered }) => delivered < counts) ?? all[0]
}

/**
 * Books a delivery on the matching products; a surplus goes to the next one. The result does not depend on the order
 * of bookings, nor on corrections and reversals.
 */
export function book(lines: readonly Counted[], name: string, delivered: number): void {
  const all = inTurn(lines, name)
  let rest = delivered
  for (const line of all) {
    const wanted = Math.min(rest, Math.max(0, line.counts - line.delivered))
    line.delivered += wanted
    rest -= wanted
  }
  if (all[0]) all[0].delivered += rest
}

/**
 * Distributes the shipped quantity of a product over the lines that reserve it, in order; a surplus goes to the last.
 * Returns the pieces by line id.
 */
export function shippedParts(
  parts: readonly { id: number; counts: number }[],
  delivered: number,
): [number, number][] {
  let rest = delivered
  return parts.map(({ id, counts }, index) => {
    const shipped = index === parts.length - 1 ? rest : Math.min(rest, counts)
    rest -= shipped
    return [id, shipped]
  })
}

/** Products with the name itself come first. */
const inTurn = <Line extends Deliverable>(lines: readonly Line[], name: string): Line[] => [
  ...new Set([...named(lines, name, ownNames), ...named(lines, name, otherNames)]),
]

/**
 * The name stored with a delivery, whichever of the product's names was written: its own, or that of the replacement
 * model.
 */
export function keptName(line: Deliverable, written: string, language: Language): string {
  const isWritten = (name: string) => folded(name) === folded(written)
  const isOwn = ownNames(line).some(isWritten)
  return (isOwn ? undefined : line.alternatives.find(isWritten)) ?? nameOf(line, language)
}

function named<Line extends Deliverable>(
  lines: readonly Line[],
  name: string,
  namesOf: (line: Deliverable) => string[],
): Line[] {
  const wanted = folded(name)
  return lines.filter((line) => namesOf(line).some((name) => folded(name) === wanted))
}

function ownNames(line: Deliverable): string[] {
  const { model, materialName, characters } = line
  if (!characters) return [model]
  return languages.flatMap((language) => {
    const choices = choicesText(characters, language)
    if (!choices) return []
    return [nameOf(line, language), `${textIn(language, materialName)} ${choices}`, choices]
  })
}

function otherNames({ materialName, characters, alternatives, partNos }: Deliverable): string[] {
  const ofClass = characters ? languages.map((language) => textIn(language, materialName)) : []
  return [...ofClass, ...alternatives, ...partNos].filter(Boolean)
}

const folded = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
