import { useId, useState } from 'react'
import { isAskedFor, isTyped, longestValue } from '../../../domain/catalogue/custom-product'
import type { Schemas } from '../../../domain/schemas'
import { text } from '../../locale'
import { isMeasure, targetOf, type Choices } from '../product/attributes'
import styles from '../product/AttributeSelectors.module.css'
import { labelOf, MeasureField } from '../product/MeasureField'
import own from './CustomProduct.module.css'

type Characteristic = Schemas['Characteristic']

interface Props {
  characteristics: readonly Characteristic[]
  classId: number
  choices: Choices
  /** The characteristic that keeps the choices from being ordered. */
  fault: number | undefined
  onChoose: (id: number, value: string) => void
}

/** One field for each characteristic of the class: from its values, by typing, or by a measure that finds a value. */
export function CustomSelectors({ characteristics, classId, choices, fault, onChoose }: Props) {
  const asked = characteristics.filter(isAskedFor)
  const targetIn = (one: Characteristic) =>
    isMeasure(one) ? targetOf(one, characteristics) : undefined

  /** A measure goes with the value that it found; another value makes it untrue. */
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
  const { isRequired, valueList } = characteristic
  const required = isRequired === 1
  const unanswerable = valueList.length === 0 && !isTyped(characteristic)
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
        <Typed {...{ id, characteristic, chosen, state, onChoose }} />
      ) : (
        <select id={id} {...state} value={chosen} onChange={({ target }) => onChoose(target.value)}>
          <option value="">
            {text(required ? 'catalogue.custom.choose' : 'catalogue.custom.leftOpen')}
          </option>
          {valueList.map((value) => (
            <option key={value.id} value={value.val}>
              {value.val}
            </option>
          ))}
        </select>
      )}
      {unanswerable && required && (
        <p className={own.hint}>{text('catalogue.custom.administrator')}</p>
      )}
    </div>
  )
}

/** A value from the list, or any other text. */
function Typed({
  id,
  characteristic: { valueList, isRequired },
  chosen,
  state,
  onChoose,
}: Omit<FieldProps, 'wrong'> & { id: string; state: object }) {
  const listed = valueList.some(({ val }) => val === chosen)
  const [typing, setTyping] = useState(valueList.length === 0 || (chosen !== '' && !listed))
  const open = typing || (chosen !== '' && !listed)

  return (
    <>
      {valueList.length > 0 && (
        <select
          id={id}
          {...state}
          value={open ? 'other' : chosen && `=${chosen}`}
          onChange={({ target: { value } }) => {
            setTyping(value === 'other')
            onChoose(value.startsWith('=') ? value.slice(1) : '')
          }}
        >
          <option value="">
            {text(isRequired === 1 ? 'catalogue.custom.choose' : 'catalogue.custom.leftOpen')}
          </option>
          {valueList.map((value) => (
            <option key={value.id} value={`=${value.val}`}>
              {value.val}
            </option>
          ))}
          <option value="other">{text('catalogue.custom.other')}</option>
        </select>
      )}
      {open && (
        <input
          {...(valueList.length === 0 ? { id } : { 'aria-label': text('catalogue.custom.other') })}
          {...state}
          maxLength={longestValue}
          autoComplete="off"
          placeholder={text('catalogue.custom.type')}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </>
  )
}
