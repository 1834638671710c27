import { materials } from '../../domain/calculation/guide-tables'
import { fieldAt } from '../../domain/calculation/faults'
import { titleOf } from '../../domain/forms/field-schema'
import { language, text } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import styles from './Calculator.module.css'
import { FieldInput } from './FieldInput'
import type { Calculator } from './useCalculator'

/** The fields of a row, and the initial values of a new one. */
const shapes = {
  sections: {
    fields: ['kind', 'length', 'diameter', 'bore', 'E'],
    empty: { kind: 'shank', length: 10 },
  },
  layers: {
    fields: ['thickness', 'DA', 'dh', 'E', 'EHot', 'alpha', 'washer'],
    empty: { thickness: 10, E: 207, DA: 60, dh: 17.5, alpha: 11.7 },
  },
} as const

/** Further fields of a clamped part, which the checks of the joint need. */
const ofStrength = ['material', 'pG', 'pGHot'] as const

/** Only some sections have a diameter of their own, or may be bored. */
const kinds: Record<string, unknown[]> = {
  diameter: ['shank'],
  bore: ['shank', 'thread', 'engaged'],
}

/** A list of sections or clamped parts, one card a row, in the order from the head on. */
export function RowsEditor({
  calculator,
  path,
}: {
  calculator: Calculator
  path: keyof typeof shapes
}) {
  // Rows as they are entered, which may lack any of their fields.
  const rows = (calculator.values[path] ?? []) as Record<string, unknown>[]
  const { fields, empty } = shapes[path]
  const judged = calculator.page === 'joint' && path === 'layers' ? ofStrength : []
  const schema = fieldAt(calculator.schema, path)
  const title = titleOf(schema, path, language)
  const message = calculator.messageAt(path)
  const last = rows.at(-1)
  // Asked for as soon as one modulus in service is told.
  const hot = calculator.values.boltModulusHot !== undefined || rows.some(({ EHot }) => EHot)

  return (
    <div className={styles.rows}>
      {rows.map((row, at) => (
        <fieldset key={at} className={styles.row}>
          <legend>
            {title} {at + 1}
          </legend>
          {path === 'layers' && <MaterialChoice calculator={calculator} at={at} row={row} />}
          {[...fields, ...judged]
            .filter((name) => (kinds[name] ?? [row.kind]).includes(row.kind))
            .filter((name) => name !== 'EHot' || hot)
            .map((name) => (
              <FieldInput key={name} calculator={calculator} path={`${path}.${at}.${name}`} />
            ))}
          <IconButton
            icon="trash"
            look="takeAway"
            small
            className={styles.remove}
            label={text('calculation.row.remove', { number: at + 1 })}
            onClick={() =>
              calculator.setRows(
                path,
                rows.filter((_row, other) => other !== at),
                { removed: at },
              )
            }
          />
        </fieldset>
      ))}
      {message && <p className={styles.fault}>{message}</p>}
      <Button
        small
        disabled={rows.length >= 50}
        onClick={() =>
          calculator.setRows(
            path,
            [...rows, path === 'layers' && last ? { ...last } : empty],
            path === 'layers' ? { copied: rows.length - 1 } : undefined,
          )
        }
      >
        <Icon name="plus" size={16} />
        {text('calculation.row.add')}
      </Button>
    </div>
  )
}

/** Fills modulus and expansion of a clamped part. */
function MaterialChoice({
  calculator,
  at,
  row,
}: {
  calculator: Calculator
  at: number
  row: Record<string, unknown>
}) {
  // The calculator gives the layers rows before this editor is drawn.
  const rows = calculator.values.layers as Record<string, unknown>[]
  const known = materials.find(({ E, alpha }) => row.E === E && row.alpha === alpha)
  return (
    <label className={styles.field}>
      <span className={styles.label}>
        {/* All checks ask for the material of the strength besides. */}
        {text(
          calculator.page === 'joint'
            ? 'calculation.joint.elasticity'
            : 'calculation.help.material',
        )}
      </span>
      <select
        className={styles.select}
        value={known?.name ?? ''}
        onChange={({ target }) => {
          const material = materials.find(({ name }) => name === target.value)
          if (!material) return
          const { E, alpha } = material
          calculator.setRows(
            'layers',
            rows.map((row, other) => (other === at ? { ...row, E, alpha } : row)),
          )
        }}
      >
        {!known && <option value="">{text('calculation.material.own')}</option>}
        {materials.map(({ name }) => (
          <option key={name} value={name}>
            {text(`calculation.material.${name}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
