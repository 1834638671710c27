import { memo, useId } from 'react'
import { Link } from 'react-router'
import { countedUnit } from '../../../domain/units/counted-unit'
import { latestDay, type Day } from '../../../domain/days/day'
import { packingOf } from '../../../domain/orders/quantity'
import { formatNumber, text } from '../../language/locale'
import { PriceTag } from '../../price-tags/PriceTag'
import { DateField } from '../../ui/DateField'
import { IconButton } from '../../ui/IconButton'
import { QuantityStepper } from '../../ui/QuantityStepper'
import { Tag } from '../../ui/Tag'
import { showToast } from '../../ui/toast-list'
import choices from '../ChoiceList.module.css'
import { pageOfItem } from '../item-page'
import { LinePicture } from '../LinePicture'
import { LineReport } from '../LineReport'
import { changeLine, deleteLines, moveLines, nameOf } from './cart-changes'
import type { CartItem } from './cart-query'
import styles from './CartLine.module.css'
import { PackageHint } from '../PackageHint'
import { PartNumber } from './PartNumber'

interface Props {
  line: CartItem
  today: Day
  selected: boolean
  onSelect: (id: number, on: boolean) => void
}

/** A product in the cart. Memoised, since there may be hundreds of lines. */
export const CartLine = memo(function CartLine({ line, today, selected, onSelect }: Props) {
  const isSold = line.isAvailable === 1
  const isCustom = line.classId !== undefined
  const name = isCustom ? line.materialName : nameOf(line)
  return (
    <li className={isSold ? styles.line : `${styles.line} ${styles.gone}`}>
      <label className={styles.select}>
        <span className="visually-hidden">{text('orders.cart.select', { name })}</span>
        <input
          type="checkbox"
          checked={isSold && selected}
          disabled={!isSold}
          onChange={({ target }) => onSelect(line.id, target.checked)}
        />
      </label>
      <LinePicture product={line} />
      <div className={styles.what}>
        {isSold ? (
          <Link to={pageOfItem(line)}>{line.materialName}</Link>
        ) : (
          <span>
            {line.materialName} <Tag tone="bad">{text('orders.cart.gone')}</Tag>
          </span>
        )}
        <span className={isCustom ? choices.text : styles.model}>{line.model}</span>
        {isCustom && (
          <Link to={pageOfItem(line)} className={choices.change}>
            {text('orders.custom.change')}
          </Link>
        )}
        {isSold && line.typeId === 1 && <PartNumber line={line} />}
        <LineReport id={line.reportId} number={line.reportNumber} />
        {isSold && line.typeId === 1 && (
          <PriceTag materialId={line.dataId} unitName={line.unitName} counts={line.counts} />
        )}
      </div>
      {isSold ? (
        <>
          <Counts line={line} name={name} />
          <RequiredDate line={line} today={today} />
        </>
      ) : (
        <p className={styles.goneHint}>{text('orders.cart.goneHint')}</p>
      )}
      <div className={styles.actions}>
        {isSold && (
          <IconButton
            icon="heart"
            label={text('orders.cart.moveOne', { name })}
            onClick={() =>
              isCustom
                ? showToast('info', text('orders.customNotFavourite'))
                : void moveLines([line])
            }
          />
        )}
        <IconButton
          icon="trash"
          look="takeAway"
          label={text('orders.remove', { name })}
          onClick={() => void deleteLines([line])}
        />
      </div>
    </li>
  )
})

function Counts({ line, name }: { line: CartItem; name: string }) {
  const { id, counts, minQuantity, def8, unitName } = line
  const least = Math.max(1, minQuantity)
  const packing = packingOf(def8)
  const facts = [
    least > 1 && text('orders.cart.minimum', { count: formatNumber(least) }),
    packing && text('orders.cart.packing', { count: formatNumber(packing) }),
  ].filter(Boolean)
  return (
    <div className={styles.counts}>
      <span className={styles.with}>
        <QuantityStepper
          label={`${text('orders.counts')}: ${name}`}
          value={counts}
          min={least}
          step={packing}
          onChange={(next) => changeLine(id, { counts: next })}
        />
        {unitName && <span className={styles.note}>{countedUnit(counts, unitName)}</span>}
      </span>
      {facts.length > 0 && <span className={styles.note}>{facts.join(' · ')}</span>}
      <PackageHint
        counts={counts}
        packing={packing}
        onChange={(whole) => changeLine(id, { counts: whole })}
      />
    </div>
  )
}

/** Saves a date as soon as it is valid; a saved date may have passed since. */
function RequiredDate({ line: { id, requiredDate = '' }, today }: { line: CartItem; today: Day }) {
  const field = useId()
  const isPast = requiredDate !== '' && requiredDate < today
  return (
    <div className={styles.date}>
      <label htmlFor={field}>{text('orders.requiredDate')}</label>
      <DateField
        id={field}
        min={today}
        max={latestDay}
        value={requiredDate}
        aria-invalid={isPast}
        aria-describedby={isPast ? `${field}-fault` : undefined}
        onChange={(day) => changeLine(id, { requiredDate: day || null })}
      />
      {isPast && (
        <span id={`${field}-fault`} className={styles.fault}>
          {text('orders.dateInPast')}
        </span>
      )}
    </div>
  )
}
