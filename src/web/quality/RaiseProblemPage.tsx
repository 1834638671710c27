import { Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { actionKey, answerOf, api } from '../api'
import { SchemaForm } from '../forms/SchemaForm'
import { text } from '../locale'
import { RecordArticle } from '../screens/RecordArticle'
import { usePageTitle } from '../ui/page-title'
import { PageSkeleton } from '../ui/PageSkeleton'
import { showToast } from '../ui/toast-list'
import { suggestProducts, useSuppliers } from './choices'
import { showProblem } from './problem-queries'
import { uploadsFor } from './uploads'

/** A new problem; raised from a complaint it begins with what the customer wrote. */
export function RaiseProblemPage() {
  usePageTitle(text('quality.raise'))
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const suppliers = useSuppliers()
  const complaint = Number(query.get('complaint')) || undefined
  return (
    <RecordArticle
      title={text('quality.raise')}
      back={{ to: '/office/quality/problem', title: 'quality.queue' }}
    >
      <Suspense fallback={<PageSkeleton />}>
        <SchemaForm
          schema="RaisedProblem"
          value={fromComplaint(query, complaint)}
          draft={complaint ? `raise.${complaint}` : 'raise'}
          submitText={text('quality.raise')}
          context={{
            choices: { supplierId: suppliers },
            suggest: suggestProducts,
            uploads: uploadsFor('problem'),
          }}
          onSubmit={async (body) => {
            const { data, message } = await answerOf(
              api.POST('/office/quality/problem', {
                body,
                headers: { 'Idempotency-Key': actionKey() },
              }),
            )
            showToast('success', message)
            showProblem('office', data)
            await navigate(`/office/quality/problem/${data.id}`)
          }}
        />
      </Suspense>
    </RecordArticle>
  )
}

function fromComplaint(
  query: URLSearchParams,
  complaint: number | undefined,
): Partial<Schemas['RaisedProblem']> {
  const words = ['theme', 'product', 'lot', 'problemDescription'] as const
  const given = words.flatMap((name) => {
    const word = query.get(name)
    return word ? [[name, word] as const] : []
  })
  return { ...Object.fromEntries(given), ...(complaint && { qualityIssuesId: complaint }) }
}
