import { useId } from 'react'
import { fieldAt } from '../../domain/calculation/faults'
import { materials } from '../../domain/calculation/guide-tables'
import { diameters, pitchesOf } from '../../domain/standards/threads'
import { editable, fromInner, shown, unitOf, type Quantity } from '../../domain/units/units'
import { readTyped } from '../../domain/calculation/typed-number'
import { questionOf } from '../../domain/calculation/usual-ranges'
import { choicesOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { language, text } from '../language/locale'
import styles from './Calculator.module.css'
import { ChainHint } from './ChainHint'
import { HelpButton } from './HelpButton'
import { valueAt } from './paths-in'
import type { Fields } from './fields'
import { lastItem } from '../../domain/lists/items'

/** One field as its schema describes it: its title, its unit, its choices, and what is wrong with it. */
export function FieldInput({
  calculator,
  path,
  labelHidden = false,
}: {
  calculator: Fields
  path: string
  /** In a table, whose column says what it is. */
  labelHidden?: boolean
}) {
  const id = useId()
  const field = fieldAt(calculator.schema, path)
  const name = lastItem(path.split('.'))
  const title = titleOf(field, name, language)
  // Quantities in schemas are those of the units; code generation types them as text.
  const quantity = field['x-quantity'] as Quantity
  const message = calculator.messageAt(path)
  const row = /\.(\d+)\./.exec(path)?.[1]
  const common = {
    id,
    'data-path': path,
    'aria-invalid': message !== undefined,
    // The unit is read with the field, and what is wrong with it.
    'aria-describedby': [`${id}-unit`, ...(message ? [`${id}-fault`] : [])].join(' '),
    ...(labelHidden && { 'aria-label': `${title} ${Number(row) + 1}` }),
  }
  return (
    <div className={styles.field}>
      {!labelHidden && (
        <span className={styles.label}>
          <label htmlFor={id}>{title}</label>
          <HelpButton name={name} />
        </span>
      )}
      <Control calculator={calculator} path={path} field={field} common={common} />
      {!labelHidden && (name === 'boltModulus' || name === 'boltModulusHot') && (
        <ModulusHints calculator={calculator} path={path} />
      )}
      <UnusualHint calculator={calculator} path={path} quantity={quantity} />
      <ChainHint calculator={calculator} path={path} quantity={quantity} />
      <UsualHint calculator={calculator} path={path} quantity={quantity} />
      {message && (
        <p id={`${id}-fault`} className={styles.fault}>
          {message}
        </p>
      )}
      <AmbiguousChoice calculator={calculator} path={path} quantity={quantity} />
    </div>
  )
}

/** Says that what was entered is not usual for the bolt, as after another bolt was chosen; a press takes what is. */
function UsualHint({ calculator, path, quantity = 'number' }: HintProps) {
  const usual = calculator.usualAt(path)
  if (usual === undefined) return null
  const { system, values } = calculator
  const value = `${shown(usual, quantity, system)} ${unitOf(quantity, system)}`
  return (
    <p className={styles.usual}>
      {text('calculation.usual', { d: String(values.d), value })}{' '}
      <button type="button" onClick={() => calculator.follow(path)}>
        {text('calculation.usual.take')}
      </button>
    </p>
  )
}

/** Asks about a figure far outside the usual ones; a press takes it a thousand times greater or smaller. */
function UnusualHint({ calculator, path, quantity = 'number' }: HintProps) {
  const question = questionOf(lastItem(path.split('.')), valueAt(calculator.values, path))
  if (!question) return null
  const { system } = calculator
  const figure = (value: number) =>
    `${shown(value, quantity, system)} ${unitOf(quantity, system)}`.trim()
  const { least, most, suggested } = question
  return (
    <p className={styles.usual} role="status">
      {text('calculation.unusual', { least: figure(least), most: figure(most) })}{' '}
      {suggested !== undefined && (
        <button
          type="button"
          onClick={() => calculator.type(path, editable(suggested, quantity, system))}
        >
          {text('calculation.unusual.take', { value: figure(suggested) })}
        </button>
      )}
    </p>
  )
}

/** The two readings of a figure such as 1,234; a press puts one in its place. */
function AmbiguousChoice({ calculator, path, quantity = 'number' }: HintProps) {
  const read = readTyped(calculator.textAt(path), quantity, calculator.system)
  if (!('ambiguous' in read)) return null
  return (
    <span className={styles.hints}>
      {read.ambiguous.map((meant) => (
        <button key={meant} type="button" onClick={() => calculator.type(path, meant)}>
          {meant}
        </button>
      ))}
    </span>
  )
}

interface HintProps {
  calculator: Fields
  path: string
  quantity: Quantity | undefined
}

interface ControlProps {
  calculator: Fields
  path: string
  field: FieldSchema
  common: { id: string }
}

function Control({ calculator, path, field, common }: ControlProps) {
  const value = valueAt(calculator.values, path)
  if ((path === 'd' || path === 'P') && !field['x-enum'])
    return (
      <Choices
        calculator={calculator}
        path={path}
        common={common}
        value={value}
        choices={path === 'd' ? diameterChoices() : pitchChoices(calculator)}
      />
    )
  if (field.type === 'boolean')
    return (
      <input
        type="checkbox"
        className={styles.check}
        checked={value === true}
        onChange={({ target }) => calculator.choose(path, target.checked)}
        {...common}
      />
    )
  if (field['x-enum'])
    return (
      <Choices
        calculator={calculator}
        path={path}
        common={common}
        // The default is shown as selected.
        value={value ?? field.default}
        choices={choicesOf(field, language)}
        canBeEmpty={field.default === undefined && !isRequired(calculator.schema, path)}
      />
    )

  // The word is checked by the structure test; a field without one is a plain number.
  const quantity = (field['x-quantity'] ?? 'number') as Quantity
  return (
    <span className={styles.measure}>
      <input
        inputMode="decimal"
        autoComplete="off"
        value={calculator.textAt(path)}
        placeholder={placeholderOf(calculator, path, field)}
        onChange={({ target }) => calculator.type(path, target.value)}
        onBlur={() => calculator.leave(path)}
        {...common}
      />
      <span id={`${common.id}-unit`} className={styles.unit}>
        {unitOf(quantity, calculator.system)}
      </span>
    </span>
  )
}

/** The usual value or the default: friction class B; a section takes the bolt's modulus. */
function placeholderOf(
  calculator: Fields,
  path: string,
  { default: usual, 'x-quantity': quantity }: FieldSchema,
): string | undefined {
  if (/^sections\.\d+\.E$/.test(path)) return calculator.textAt('boltModulus')
  if (typeof usual === 'number')
    // The word is checked by the structure test.
    return editable(usual, (quantity ?? 'number') as Quantity, calculator.system)
  return { muLarge: '0.16', muSmall: '0.08' }[path]
}

/** True if the record that a field is of cannot be without it. */
function isRequired(schema: FieldSchema, path: string): boolean {
  const within = path.split('.').slice(0, -1).join('.')
  const holder = within ? fieldAt(schema, within) : schema
  return holder.required?.includes(lastItem(path.split('.'))) ?? false
}

interface Choice {
  value: string | number
  label: string
}

function Choices({
  calculator,
  path,
  common,
  value,
  choices,
  canBeEmpty = false,
}: Omit<ControlProps, 'field'> & { value: unknown; choices: Choice[]; canBeEmpty?: boolean }) {
  return (
    <select
      className={styles.select}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) =>
        calculator.choose(
          path,
          choices.find((choice) => String(choice.value) === target.value)?.value,
        )
      }
      {...common}
    >
      {(value === undefined || canBeEmpty) && <option value="" />}
      {choices.map((choice) => (
        <option key={choice.value} value={String(choice.value)}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

const diameterChoices = (): Choice[] =>
  diameters().map(({ d, preferred }) => ({
    value: d,
    label: preferred ? `M${d}` : `M${d} ·`,
  }))

function pitchChoices({ values }: Fields): Choice[] {
  return pitchesOf(Number(values.d)).map(({ P, kind }) => ({
    value: P,
    label: `${P} mm · ${text(`calculation.pitch.${kind}`)}`,
  }))
}

/** Steel 207, stainless 201, aluminium 71: a press puts the value in. */
function ModulusHints({ calculator, path }: { calculator: Fields; path: string }) {
  const { system } = calculator
  return (
    <span className={styles.hints}>
      {materials.slice(0, 3).map(({ name, E }) => (
        <button key={name} type="button" onClick={() => calculator.choose(path, E)}>
          {text(`calculation.material.${name}`)}{' '}
          {Number(fromInner(E, 'modulus', system).toPrecision(3))} {unitOf('modulus', system)}
        </button>
      ))}
    </span>
  )
}
