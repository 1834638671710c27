import { useId, useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { formatNumber, shownValue, text } from '../../language/locale'
import { MoreButton } from '../../ui/MoreButton'
import { useUnpressed } from '../../ui/useUnpressed'
import {
  firstShown,
  isMeasure,
  optionsOf,
  shownAttributes,
  targetOf,
  type Choices,
  type Replaced,
} from './attributes'
import styles from './AttributeSelectors.module.css'
import { labelOf, MeasureField } from './MeasureField'
import { TypedChoice } from './TypedChoice'

type Characteristic = Schemas['Characteristic']

interface Props {
  characteristics: readonly Characteristic[]
  classId: number
  /** Number of resets to the model's own values. */
  round: number
  choices: Choices
  /** Values replaced because they conflict with a choice. */
  replaced: ReadonlyMap<number, Replaced>
  /** The characteristics with the number of models each value would leave. */
  counted: readonly Characteristic[] | undefined
  onChoose: (id: number, value: string) => void
  /** Restores a replaced value. */
  onRestore: (id: number) => void
}

/**
 * The selectable attributes of a product, one field each: the first six and those replaced by a choice; the rest on
 * request.
 */
export function AttributeSelectors(props: Props) {
  const { characteristics, classId, round, choices, counted, onChoose, onRestore } = props
  const replaced = useUnpressed(props.replaced)
  const [all, setAll] = useState(false)
  const attributes = shownAttributes(characteristics)
  const shown = attributes.filter(({ id }, at) => all || at < firstShown || replaced.has(id))

  return (
    <>
      <div className={styles.grid}>
        {shown.map((attribute) => {
          const target = isMeasure(attribute) ? targetOf(attribute, characteristics) : undefined
          return target ? (
            <MeasureField
              key={`${attribute.id}.${round}`}
              characteristic={attribute}
              target={target}
              classId={classId}
              chosen={choices[target.id]}
              onChoose={(value) => onChoose(target.id, value)}
            />
          ) : (
            <Attribute
              key={attribute.id}
              characteristic={attribute}
              chosen={choices[attribute.id]}
              replaced={replaced.get(attribute.id)}
              counted={counted}
              onChoose={(value) => onChoose(attribute.id, value)}
              onRestore={() => onRestore(attribute.id)}
            />
          )
        })}
      </div>
      {(all ? attributes.length > firstShown : attributes.length > shown.length) && (
        <MoreButton
          className={styles.more}
          open={all}
          more={text('catalogue.product.moreOptions', {
            count: attributes.length - shown.length,
          })}
          onToggle={setAll}
        />
      )}
    </>
  )
}

interface AttributeProps {
  characteristic: Characteristic
  chosen: string | undefined
  replaced: Replaced | undefined
  counted: readonly Characteristic[] | undefined
  onChoose: (value: string) => void
  onRestore: () => void
}

function Attribute(props: AttributeProps) {
  const { characteristic, chosen, replaced, counted, onChoose, onRestore } = props
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
          unit={characteristic.unit}
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
      <div role="status" className={styles.replaced}>
        {replaced && (
          <>
            <p>{replacedText(replaced)}</p>
            <button type="button" onClick={onRestore}>
              {text('catalogue.product.replaced.restore', { before: replaced.before })}
            </button>
          </>
        )}
      </div>
    </div>
  )
}

function replacedText({ before, now }: Replaced): string {
  return now === undefined
    ? text('catalogue.product.replaced.open', { before })
    : text('catalogue.product.replaced', { before, now })
}

/** Marks a value that no model has together with the other choices; it can still be chosen. */
function optionText(chosen: string, count: number | undefined): string {
  const value = shownValue(chosen)
  if (count === undefined) return value
  return count === 0
    ? text('catalogue.product.noneWith', { value })
    : text('catalogue.product.countWith', { value, count: formatNumber(count) })
}
