import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import {
  clearComparison,
  removeFromComparison,
  useComparison,
  type ComparedProduct,
} from '../actions/comparison'
import { comparisonLimits } from '../../domain/catalogue/comparison'
import { askForLogin } from '../actions/gate'
import { text } from '../language/locale'
import { currentUser } from '../session/session'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { useFootBar } from '../ui/foot-bar'
import { Icon } from '../ui/Icon'
import { IconButton } from '../ui/IconButton'
import { addressOfProducts } from './comparison/comparison-state'
import styles from './ComparisonBar.module.css'

/** The products selected for comparison, at the foot of the page; hidden if there are none. */
export function ComparisonBar() {
  const products = useComparison()
  const [open, setOpen] = useState(false)
  const bar = useFootBar('page')
  if (products.length === 0) return null

  return (
    <>
      <div className={styles.space} />
      <aside ref={bar} className={styles.bar} aria-label={text('catalogue.comparison.bar')}>
        <div className={`page ${styles.row}`}>
          <Icon name="compare" />
          <span className={styles.count}>
            {text('catalogue.comparison.count', {
              number: products.length,
              most: comparisonLimits.most,
            })}
          </span>
          <ul className={styles.pictures}>
            {products.map(({ id, picture, materialName }) => (
              <li key={id}>
                {picture && <img src={picture} alt={materialName} width="48" height="36" />}
              </li>
            ))}
          </ul>
          <Button onClick={() => setOpen(true)}>{text('catalogue.comparison.open')}</Button>
        </div>
      </aside>
      {open && <ComparisonDialog products={products} onClose={() => setOpen(false)} />}
    </>
  )
}

function ComparisonDialog({
  products,
  onClose,
}: {
  products: ComparedProduct[]
  onClose: () => void
}) {
  const navigate = useNavigate()

  const [refused, setRefused] = useState(false)
  const enough = products.length >= comparisonLimits.least

  function compare() {
    if (!enough) return setRefused(true)
    const target = addressOfProducts(products.map(({ id }) => id))
    if (!currentUser()) return askForLogin(navigate, target)
    void navigate(target)
  }

  return (
    <Dialog
      title={text('catalogue.comparison.bar')}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={clearComparison}>
            {text('catalogue.comparison.clear')}
          </Button>
          <Button look="main" onClick={compare}>
            {text('catalogue.comparison.compare')}
          </Button>
        </>
      }
    >
      {refused && !enough && (
        <p className={styles.refusal} role="alert">
          {text('catalogue.comparison.notEnough')}
        </p>
      )}
      <ul className={styles.items}>
        {products.map((product) => (
          <Item key={product.id} product={product} onOpen={onClose} />
        ))}
      </ul>
    </Dialog>
  )
}

function Item({
  product: { id, materialName, model, picture },
  onOpen,
}: {
  product: ComparedProduct
  onOpen: () => void
}) {
  return (
    <li className={styles.item}>
      <span className={styles.picture}>
        {picture && <img src={picture} alt="" width="72" height="54" />}
      </span>
      <span className={styles.words}>
        <Link to={`/productCategories/details?id=${id}`} onClick={onOpen}>
          {materialName}
        </Link>
        <span className={styles.model}>{model}</span>
      </span>
      <IconButton
        icon="trash"
        look="takeAway"
        label={text('catalogue.comparison.remove', { name: model })}
        onClick={() => removeFromComparison(id)}
      />
    </li>
  )
}
