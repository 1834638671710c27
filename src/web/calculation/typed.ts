import { useState } from 'react'
import { fieldAt, type Fault } from '../../domain/calculation/faults'
import { readTyped } from '../../domain/calculation/typed-number'
import { editable, type Quantity, type UnitSystem } from '../../domain/units/units'
import type { FieldSchema } from '../../domain/forms/field-schema'
import { readStored, writeStored } from '../session/storage'

/** The value in the units of the user. */
export function plainText(value: unknown, quantity: Quantity, system: UnitSystem): string {
  if (typeof value !== 'number') return ''
  // The value itself keeps all its figures.
  return String(Number(Number(editable(value, quantity, system)).toPrecision(8)))
}

/** The word is checked by the structure test; a field without one is a plain number. */
export const quantityAt = (schema: FieldSchema, path: string) =>
  (fieldAt(schema, path)['x-quantity'] ?? 'number') as Quantity

/** The units of the user, kept in this browser. */
export function useUnitSystem() {
  const [system, setSystem] = useState<UnitSystem>(
    () => readStored<UnitSystem>('calculation.units', 'local') ?? 'metric',
  )
  function change(next: UnitSystem) {
    setSystem(next)
    writeStored('calculation.units', next, 'local')
  }
  return [system, change] as const
}

/** True if a text is no number, or may be two. */
export function isInQuestion(
  schema: FieldSchema,
  path: string,
  written: string,
  system: UnitSystem,
): boolean {
  return unreadFaults(schema, { [path]: written }, system).length > 0
}

/** Fields whose text is no number, or may be two. */
export function unreadFaults(
  schema: FieldSchema,
  typed: Record<string, string>,
  system: UnitSystem,
): Fault[] {
  return Object.entries(typed).flatMap(([path, written]): Fault[] => {
    const read = readTyped(written, quantityAt(schema, path), system)
    if ('notANumber' in read) return [{ path, code: 'NOT_A_NUMBER' }]
    if (!('ambiguous' in read)) return []
    const [withPoint, withComma] = read.ambiguous
    return [{ path, code: 'AMBIGUOUS_NUMBER', values: { one: withPoint, other: withComma } }]
  })
}
