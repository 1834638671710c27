import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { suggestProducts } from '../actions/suggest-products'
import { answerOf, api, queries } from '../calls/api'
import { once } from '../calls/once'
import { draftOf } from '../forms/draft'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../language/locale'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'
import { askDelivered, DeliveredPicker } from './DeliveredPicker'
import styles from './QualityPages.module.css'
import { uploadsFor } from './uploads'

type Product = Schemas['DeliveredProduct']
type Typed = Partial<Schemas['Complaint']>

/** The form of a new complaint; the address may name the delivery and the product that it is about. */
export function ComplaintForm({ listKey }: { listKey: readonly string[] }) {
  const [query] = useSearchParams()
  const deliveryId = Number(query.get('deliveryId')) || undefined
  const specification = query.get('specification')
  const { data, isPending } = useQuery({
    queryKey: ['delivered', deliveryId],
    queryFn: () => askDelivered({ deliveryId, size: 100 }),
    enabled: deliveryId !== undefined,
    meta: { quiet: true },
  })
  if (deliveryId !== undefined && isPending) return <PageSkeleton />
  const products = data?.records ?? []
  const about = products.find((product) => product.specification === specification) ?? products[0]
  const isOne = products.length === 1 || about?.specification === specification
  return (
    <Form
      key={`${deliveryId} ${specification}`}
      deliveryId={products.length > 0 ? deliveryId : undefined}
      given={about && (isOne ? goodsOf(about) : noticeOf(about))}
      listKey={listKey}
    />
  )
}

/** The delivery that a product is from. */
const noticeOf = ({ billNo, orderCode }: Product): Typed => ({ billNo, orderCode })

/** All that a form says of the goods. */
const goodsOf = (product: Product): Typed => ({
  product: product.specification,
  ...(product.lot !== undefined && { lot: product.lot }),
  ...noticeOf(product),
})

interface Props {
  deliveryId: number | undefined
  /** The goods that the address names. */
  given: Typed | undefined
  listKey: readonly string[]
}

function Form({ deliveryId, given, listKey }: Props) {
  const navigate = useNavigate()
  const name = deliveryId === undefined ? 'complaint' : `complaint.${deliveryId}`
  const draft = useMemo(() => draftOf<Typed>(name, 'Complaint'), [name])
  const [goods, setGoods] = useState<Typed | undefined>(() => draft.read() ?? given)
  // The form takes its content when it is mounted.
  const [round, setRound] = useState(0)

  function choose(product: Product) {
    const next = { ...draft.read(), ...goodsOf(product) }
    // The lot of the product chosen before would be wrong.
    if (product.lot === undefined) delete next.lot
    draft.write(next)
    setGoods(next)
    setRound(round + 1)
  }

  return (
    <>
      <section className={styles.card}>
        <DeliveredPicker
          deliveryId={deliveryId}
          isChosen={({ specification, billNo }) =>
            goods?.product === specification && goods.billNo === billNo
          }
          onChoose={choose}
        />
      </section>
      <Suspense fallback={<PageSkeleton />}>
        <SchemaForm
          key={round}
          schema="Complaint"
          draft={draft}
          {...(given && { value: given })}
          submitText={text('quality.complain.submit')}
          context={{ suggest: suggestProducts, uploads: uploadsFor('complaint') }}
          onSubmit={async (body) => {
            const { data, message } = await once('fileComplaint', body, (headers) =>
              answerOf(api.POST('/quality/problem/customer/complaint', { body, headers })),
            )
            showToast('success', message)
            void queries.invalidateQueries({ queryKey: listKey })
            void queries.invalidateQueries({ queryKey: ['reservation'] })
            await navigate(`/customerAnalysis/complaint?id=${data.id}`)
          }}
        />
      </Suspense>
    </>
  )
}
