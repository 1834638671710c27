import type { Found } from './span'

/** Clearance holes by which washers are called, with their threads: ISO 273 fine, and as rounded in DIN 125. */
const washerHoles: Readonly<Record<string, string>> = {
  '2.2': '2', '2.7': '2.5', '3.2': '3', '4.3': '4', '5.3': '5', '6.4': '6', '8.4': '8', '10.5': '10',
  13: '12', 15: '14', 17: '16', 19: '18', 21: '20', 23: '22', 25: '24', 28: '27', 31: '30', 34: '33', 37: '36',
} // prettier-ignore

/** The sizes of a lockbolt are its diameter and the thickness that it joins, those of a washer its hole and outside. */
export function ofFamily(
  span: Found,
  features: ReadonlySet<string>,
  spans: readonly Found[],
): Found {
  const { kind, value, confidence } = span
  // Beside a thread, a size in mm is the length of a screw.
  const isLength =
    kind === 'diameter' && confidence < 0.7 && spans.some((other) => other.kind === 'thread')
  if (isLength && features.has('screw')) return { ...span, kind: 'length' }
  if (features.has('lockbolt') && kind === 'length') return { ...span, kind: 'grip' }
  if (!features.has('washer')) return span
  if (kind === 'length') return { ...span, kind: 'figure' }
  return kind === 'diameter' ? { ...span, value: washerHoles[value] ?? value } : span
}
