import { Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { suggestProducts } from '../actions/suggest-products'
import { answerOf, api, dataOf } from '../calls/api'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../language/locale'
import { once } from '../calls/once'
import { OneRecord } from '../screens/OneRecord'
import { OfficePage } from '../screens/OfficePage'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'
import { useSuppliers } from './choices'
import { missing } from './OneProblem'
import { showProblem } from './problem-queries'
import { uploadsFor } from './uploads'

/** A new problem; raised from a complaint, it starts with the customer's text and photos. */
export function RaiseProblemPage() {
  usePageTitle(text('quality.raise'))
  const [query] = useSearchParams()
  const id = Number(query.get('complaint')) || undefined
  if (id === undefined) return <Raising complaint={undefined} />
  return (
    <OneRecord
      id={id}
      queryKey={['complaint', 'office', id]}
      ask={() => dataOf(api.GET('/office/quality/complaint/{id}', { params: { path: { id } } }))}
      missing={missing('quality.complaintNotFound')}
      back={back}
    >
      {(complaint) => <Raising key={id} complaint={complaint} />}
    </OneRecord>
  )
}

const back = { to: '/office/quality/problem', title: 'quality.queue' } as const

function Raising({ complaint }: { complaint: Schemas['ComplaintRecord'] | undefined }) {
  const navigate = useNavigate()
  const suppliers = useSuppliers()
  return (
    <OfficePage title={text('quality.raise')}>
      <Suspense fallback={<PageSkeleton />}>
        <SchemaForm
          schema="RaisedProblem"
          isMain
          value={complaint ? fromComplaint(complaint) : {}}
          draft={complaint ? `raise.${complaint.id}` : 'raise'}
          submitText={text('quality.raise')}
          context={{
            choices: { supplierId: suppliers },
            suggest: suggestProducts,
            uploads: uploadsFor('problem', complaint),
          }}
          onSubmit={async (body) => {
            const { data, message } = await once('raiseProblem', body, (headers) =>
              answerOf(api.POST('/office/quality/problem', { body, headers })),
            )
            showToast('success', message)
            showProblem('office', data)
            await navigate(`/office/quality/problem/${data.id}`)
          }}
        />
      </Suspense>
    </OfficePage>
  )
}

/** Initial values from the customer's complaint. */
function fromComplaint({
  id,
  complaint = {},
  images = [],
  files = [],
}: Schemas['ComplaintRecord']): Partial<Schemas['RaisedProblem']> {
  const { theme, product, lot, quantity, defect, problemDescription } = complaint
  const photos = [...images.map(({ key }) => key), ...files.map((file) => file.id)]
  return {
    theme,
    product,
    lot,
    problemDescription,
    ...(quantity && { quantity }),
    ...(defect && { defect }),
    qualityIssuesId: id,
    ...(photos.length > 0 && { fileIds: photos }),
  }
}
