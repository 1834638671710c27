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
  const targetIn = (characteristic: Characteristic) =>
    isMeasure(characteristic) ? targetOf(characteristic, characteristics) : undefined

  /** A measure belongs to the value it found, so choosing another value clears it. */
  function choose(id: number, value: string) {
    for (const characteristic of asked)
      if (targetIn(characteristic)?.id === id && choices[characteristic.id])
        onChoose(characteristic.id, '')
    onChoose(id, value)
  }

  return (
    <div className={styles.grid}>
      {asked.map((characteristic) => {
        const target = targetIn(characteristic)
        if (isMeasure(characteristic) && !target) return null
        return target ? (
          <MeasureField
            key={characteristic.id}
            characteristic={characteristic}
            target={target}
            classId={classId}
            chosen={choices[target.id]}
            typed={choices[characteristic.id]}
            onChoose={(value) => onChoose(target.id, value)}
            onMeasure={(value) =>
              onChoose(characteristic.id, value === undefined ? '' : String(value))
            }
          />
        ) : (
          <Field
            key={characteristic.id}
            characteristic={characteristic}
            chosen={choices[characteristic.id] ?? ''}
            wrong={characteristic.id === fault}
            onChoose={(value) => choose(characteristic.id, value)}
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
          id={id}
          chosen={chosen}
          state={state}
          none={none}
          onChoose={onChoose}
          unit={unit}
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
