import { choicesText, type CustomCharacter } from '../custom/custom-entry'
import { languages, textIn, type Language } from '../language/language'
import type { Schemas } from '../schemas'

/** A product of a reservation as a delivery names it. */
export interface Deliverable {
  model: string
  materialName: Schemas['Text']
  /** What was chosen of one made to measure; it has no model. */
  characters?: CustomCharacter[]
  /** The models that were offered in its place. */
  alternatives: string[]
  /** The customer's own numbers of it. */
  partNos: string[]
}

/** What a product is called; what is made to measure, by what was chosen of its class. */
export function nameOf(
  { model, materialName, characters }: Omit<Deliverable, 'alternatives' | 'partNos'>,
  language: Language,
): string {
  if (!characters) return model
  const [name, choices] = [textIn(language, materialName), choicesText(characters, language)]
  if (!choices) return name
  return language === 'zh' ? `${name}（${choices}）` : `${name} (${choices})`
}

/** The products that a name may mean: those that are called so themselves, else those that it stands for too. */
export function calledBy<Line extends Deliverable>(lines: readonly Line[], name = ''): Line[] {
  const own = named(lines, name, ownNames)
  return own.length > 0 ? own : named(lines, name, otherNames)
}

type Counted = Deliverable & { counts: number; delivered: number }

/** The product that a delivery is of: the first of that name that is still waited for, else the first. */
export function deliveredAs<Line extends Counted>(
  lines: readonly Line[],
  name = '',
): Line | undefined {
  const all = inTurn(lines, name)
  return all.find(({ counts, delivered }) => delivered < counts) ?? all[0]
}

/**
 * Books a delivery on the products of its name. What one does not wait for any more goes to the next: it comes to the same
 * in whichever order deliveries are booked, also when one of them was corrected or taken back.
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
 * Shares what was delivered of a product out to the lines that reserve it, in their order; more than they all want goes to
 * the last. Gives the id of each line with its pieces.
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

/** Those that are called so themselves come first. */
const inTurn = <Line extends Deliverable>(lines: readonly Line[], name: string): Line[] => [
  ...new Set([...named(lines, name, ownNames), ...named(lines, name, otherNames)]),
]

/**
 * The name under which a delivery of a product is kept, whichever of its names was written: its own, else that of the
 * model that came in its place.
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
  return lines.filter((line) => namesOf(line).some((one) => folded(one) === wanted))
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
