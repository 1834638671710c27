import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { reserve } from '../actions/reserve'
import { api, dataOf } from '../calls/api'
import { formatNumber, text } from '../language/locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Empty } from '../ui/Empty'
import { FailedToLoad } from '../ui/FailedToLoad'
import { PageSkeleton } from '../ui/PageSkeleton'
import { LinePicture } from './LinePicture'
import styles from './OftenReserved.module.css'

/** Products the account reserves often, to be reserved again together. */
export function OftenReserved() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {text('orders.often')}
      </Button>
      {open && <OftenDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function OftenDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [chosen, choose] = useState<number[]>([])
  const { data, error, refetch } = useQuery({
    queryKey: ['oftenReserved'],
    queryFn: () =>
      dataOf(api.GET('/web/intention/order/often/product', { params: { query: { size: 10 } } })),
    meta: { quiet: true },
  })
  const products = (data ?? []).filter(({ id }) => chosen.includes(id))
  const toggle = (id: number) =>
    choose(chosen.includes(id) ? chosen.filter((chosenId) => chosenId !== id) : [...chosen, id])

  return (
    <Dialog
      title={text('orders.often.title')}
      onClose={onClose}
      actions={
        <Button
          look="strong"
          disabled={products.length === 0}
          onClick={() =>
            reserve(
              products.map(({ id, minQuantity }) => ({
                dataId: id,
                counts: Math.max(1, minQuantity ?? 1),
              })),
              navigate,
            )
          }
        >
          {text('orders.often.reserve', { count: formatNumber(products.length) })}
        </Button>
      }
    >
      {error && <FailedToLoad query={{ error, refetch }} />}
      {!data && !error && <PageSkeleton />}
      {data?.length === 0 && (
        <Empty title={text('orders.often.none')} hint={text('orders.often.noneHint')} />
      )}
      <ul className={styles.products}>
        {data?.map((product) => (
          <li key={product.id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(product.id)}
                onChange={() => toggle(product.id)}
              />
              <LinePicture product={product} />
              <span className={styles.what}>
                {product.materialName}
                <span className={styles.model}>{product.model}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
