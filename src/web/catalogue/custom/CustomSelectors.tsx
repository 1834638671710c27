import { useId } from 'react'
import { isAskedFor, isTyped } from '../../../domain/catalogue/custom-product'
import type { Schemas } from '../../../domain/schemas'
import { shownValue, text } from '../../language/locale'
import { isMeasure, targetOf, type Choices } from '../product/attributes'
import styles from '../product/AttributeSelectors.module.css'
import { labelOf, MeasureField } from '../product/MeasureField'
import { TypedChoice } from '../product/TypedChoice'
import own from './CustomProduct.module.css'

type Characteristic = Schemas['Characteristic']

interface Props {
  characteristics: readonly Characteristic[]
  classId: number
  choices: Choices
  /** Id of the characteristic that prevents the order. */
  fault: number | undefined
  onChoose: (id: number, value: string) => void
}

/** One field per characteristic of the class: a list of values, free text, or a measure that finds a value. */
export function CustomSelectors({ characteristics, classId, choices, fault, onChoose }: Props) {
  const asked = characteristics.filter(isAskedFor)
  const targetIn = (one: Characteristic) =>
    isMeasure(one) ? targetOf(one, characteristics) : undefined

  /** A measure belongs to the value it found, so choosing another value clears it. */
  function choose(id: number, value: string) {
    for (const one of asked) if (targetIn(one)?.id === id && choices[one.id]) onChoose(one.id, '')
    onChoose(id, value)
  }

  return (
    <div className={styles.grid}>
      {asked.map((one) => {
        const target = targetIn(one)
        if (isMeasure(one) && !target) return null
        return target ? (
          <MeasureField
            key={one.id}
            characteristic={one}
            target={target}
            classId={classId}
            chosen={choices[target.id]}
            typed={choices[one.id]}
            onChoose={(value) => onChoose(target.id, value)}
            onMeasure={(value) => onChoose(one.id, value === undefined ? '' : String(value))}
          />
        ) : (
          <Field
            key={one.id}
            characteristic={one}
            chosen={choices[one.id] ?? ''}
            wrong={one.id === fault}
            onChoose={(value) => choose(one.id, value)}
          />
        )
      })}
    </div>
  )
}

interface FieldProps {
  characteristic: Characteristic
  chosen: string
  wrong: boolean
  onChoose: (value: string) => void
}

function Field({ characteristic, chosen, wrong, onChoose }: FieldProps) {
  const id = useId()
  const { isRequired, valueList, unit } = characteristic
  const required = isRequired === 1
  const unanswerable = valueList.length === 0 && !isTyped(characteristic)
  const none = text(required ? 'custom.choose' : 'custom.leftOpen')
  const state = { 'aria-required': required, 'aria-invalid': wrong }

  return (
    <div className={styles.field} data-id={characteristic.id}>
      <label htmlFor={id}>
        {labelOf(characteristic)}
        {required && (
          <span className={own.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {isTyped(characteristic) ? (
        <TypedChoice
          {...{ id, chosen, state, none, onChoose, unit }}
          options={valueList.map(({ val }) => ({ value: val, text: shownValue(val) }))}
        />
      ) : (
        <select id={id} {...state} value={chosen} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{none}</option>
          {valueList.map((value) => (
            <option key={value.id} value={value.val}>
              {shownValue(value.val)}
            </option>
          ))}
        </select>
      )}
      {unanswerable && required && <p className={own.hint}>{text('custom.administrator')}</p>}
    </div>
  )
}
