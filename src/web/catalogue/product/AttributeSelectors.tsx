import { useId, useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { formatNumber, text } from '../../locale'
import {
  firstShown,
  isMeasure,
  optionsOf,
  shownAttributes,
  targetOf,
  type Choices,
} from './attributes'
import styles from './AttributeSelectors.module.css'
import { labelOf, MeasureField } from './MeasureField'
import { TypedChoice } from './TypedChoice'

type Characteristic = Schemas['Characteristic']

interface Props {
  characteristics: readonly Characteristic[]
  classId: number
  choices: Choices
  /** Characteristics whose value gave way to what was chosen. */
  adapted: ReadonlySet<number>
  /** The same characteristics with the models that each value would give. */
  counted: readonly Characteristic[] | undefined
  onChoose: (id: number, value: string) => void
}

/** What a product of the class is chosen by: one field an attribute, the first six at once. */
export function AttributeSelectors(props: Props) {
  const { characteristics, classId, choices, adapted, counted, onChoose } = props
  const [all, setAll] = useState(false)
  const attributes = shownAttributes(characteristics)
  const shown = all ? attributes : attributes.slice(0, firstShown)

  return (
    <>
      <div className={styles.grid}>
        {shown.map((one) => {
          const target = isMeasure(one) ? targetOf(one, characteristics) : undefined
          return target ? (
            <MeasureField
              key={one.id}
              characteristic={one}
              target={target}
              classId={classId}
              chosen={choices[target.id]}
              onChoose={(value) => onChoose(target.id, value)}
            />
          ) : (
            <Attribute
              key={one.id}
              characteristic={one}
              chosen={choices[one.id]}
              adapted={adapted.has(one.id)}
              counted={counted}
              onChoose={(value) => onChoose(one.id, value)}
            />
          )
        })}
      </div>
      {attributes.length > firstShown && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all
            ? text('catalogue.product.packUp')
            : text('catalogue.product.moreOptions', { count: attributes.length - firstShown })}
        </button>
      )}
    </>
  )
}

interface AttributeProps {
  characteristic: Characteristic
  chosen: string | undefined
  adapted: boolean
  counted: readonly Characteristic[] | undefined
  onChoose: (value: string) => void
}

function Attribute({ characteristic, chosen, adapted, counted, onChoose }: AttributeProps) {
  const id = useId()
  const options = optionsOf(characteristic, chosen, counted)
  const free = characteristic.isValLimited === 0
  const impossible = options.some(({ value, count }) => value === chosen && count === 0)

  return (
    <div className={styles.field} data-impossible={impossible || undefined}>
      <label htmlFor={id}>{labelOf(characteristic)}</label>
      {free ? (
        <TypedChoice
          id={id}
          chosen={chosen ?? ''}
          none={text('catalogue.product.any')}
          options={options
            .filter(({ value }) => characteristic.valueList.some(({ val }) => val === value))
            .map(({ value, count }) => ({
              value,
              text: optionText(value, count),
              isImpossible: count === 0,
            }))}
          onChoose={onChoose}
        />
      ) : (
        <select id={id} value={chosen ?? ''} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{text('catalogue.product.any')}</option>
          {options.map(({ value, count }) => (
            <option key={value} value={value} data-impossible={count === 0 || undefined}>
              {optionText(value, count)}
            </option>
          ))}
        </select>
      )}
      {adapted && <p className={styles.found}>{text('catalogue.product.adapted')}</p>}
    </div>
  )
}

/** A value that no model has together with the other choices says so; it may still be chosen. */
function optionText(value: string, count: number | undefined): string {
  if (count === undefined) return value
  return count === 0
    ? text('catalogue.product.noneWith', { value })
    : text('catalogue.product.countWith', { value, count: formatNumber(count) })
}
