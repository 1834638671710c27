import { useState } from 'react'
import { listedValue, longestValue } from '../../../domain/catalogue/custom-product'
import { text } from '../../language/locale'
import { isEnter } from '../../ui/keys'
import { isTooLong, LimitedInput } from '../../ui/LimitedText'

interface Props {
  id: string
  chosen: string
  options: readonly { value: string; text: string; isImpossible?: boolean }[]
  unit: string
  /** Label of "no choice". */
  none: string
  /** ARIA attributes of the field. */
  state?: { 'aria-required'?: boolean; 'aria-invalid'?: boolean }
  onChoose: (value: string) => void
}

/**
 * A value from a list, or free text, which is accepted on Enter or blur. Free text that equals a listed value in
 * another spelling becomes that value.
 */
export function TypedChoice({ id, chosen, options, unit, none, state, onChoose }: Props) {
  const listed = options.some(({ value }) => value === chosen)
  const [other, setOther] = useState(options.length === 0)
  const [typed, setTyped] = useState<string>()
  const isTyped = other || (chosen !== '' && !listed)

  function accept() {
    if (typed === undefined) return
    if (isTooLong(typed, longestValue)) {
      // Too long a text stays in the field to be shortened, but is no choice yet.
      setOther(true)
      return onChoose('')
    }
    setTyped(undefined)
    const values = options.map(({ value }) => value)
    onChoose(listedValue(typed.trim(), values, unit) ?? typed.trim())
  }

  return (
    <>
      {options.length > 0 && (
        <select
          id={id}
          {...state}
          // The "=" prefix distinguishes listed values from the two special options.
          value={isTyped ? 'other' : chosen && `=${chosen}`}
          onChange={({ target: { value } }) => {
            setOther(value === 'other')
            setTyped(undefined)
            onChoose(value.startsWith('=') ? value.slice(1) : '')
          }}
        >
          <option value="">{none}</option>
          {options.map((option) => (
            <option
              key={option.value}
              value={`=${option.value}`}
              data-impossible={option.isImpossible || undefined}
            >
              {option.text}
            </option>
          ))}
          <option value="other">{text('catalogue.product.other')}</option>
        </select>
      )}
      {isTyped && (
        <LimitedInput
          {...(options.length === 0 ? { id } : { 'aria-label': text('catalogue.product.type') })}
          {...state}
          // After choosing "other" the user expects to type.
          autoFocus={other && options.length > 0}
          limit={longestValue}
          autoComplete="off"
          placeholder={text('catalogue.product.type')}
          value={typed ?? chosen}
          onChange={setTyped}
          onBlur={accept}
          onKeyDown={(event) => isEnter(event) && accept()}
        />
      )}
    </>
  )
}
