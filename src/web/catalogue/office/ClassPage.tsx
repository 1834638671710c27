import { Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { actionKey, answerOf, api, dataOf, queries } from '../../api'
import { SchemaForm } from '../../forms/SchemaForm'
import { inLanguage, text } from '../../locale'
import { OneRecord } from '../../screens/OneRecord'
import { RecordArticle } from '../../screens/RecordArticle'
import { usePageTitle } from '../../ui/page-title'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { showToast } from '../../ui/toast-list'
import { useClassChoices } from './choices'
import { ClassConflict } from './ClassConflict'
import { useClassConflict } from './useClassConflict'

type Form = Schemas['ClassForm']

const back = { to: '/office/catalogue/class', title: 'products.classes' } as const

/** A class with its characteristics, or a new one. */
export function ClassPage({ id: given }: { id: string | undefined }) {
  if (given === 'new') return <NewClass />
  const id = Number(given)
  return (
    <OneRecord
      id={id}
      queryKey={['officeClass', id]}
      ask={() => dataOf(api.GET('/office/catalogue/class/{id}', { params: { path: { id } } }))}
      missing={{ title: text('products.notFound') }}
      back={back}
    >
      {(found) => <OneClass key={found.version} id={id} found={found} />}
    </OneRecord>
  )
}

function NewClass() {
  usePageTitle(text('products.class.new'))
  const navigate = useNavigate()
  return (
    <RecordArticle title={text('products.class.new')} back={back}>
      <ClassForm
        value={{}}
        save={async (body) => {
          const { data, message } = await answerOf(
            api.POST('/office/catalogue/class', {
              body,
              headers: { 'Idempotency-Key': actionKey() },
            }),
          )
          done(message)
          await navigate(`/office/catalogue/models/${data.id}`)
        }}
      />
    </RecordArticle>
  )
}

function OneClass({ id, found }: { id: number; found: Form }) {
  const name = inLanguage(found.className, found.classNameEn)
  usePageTitle(name)
  const conflict = useClassConflict(id, found)

  return (
    <RecordArticle
      title={name}
      back={back}
      actions={
        <>
          <Link to={`/office/catalogue/models/${id}`}>{text('products.class.models')}</Link>
          <Link to={`/office/catalogue/missing?classId=${id}`}>
            {text('products.class.missing')}
          </Link>
        </>
      }
    >
      {conflict.theirs && (
        <ClassConflict before={found} theirs={conflict.theirs} onTake={conflict.take} />
      )}
      <ClassForm
        value={found}
        save={async (body) => {
          const { data, message } = await conflict.send(body)
          done(message)
          queries.setQueryData(['officeClass', id], data)
        }}
      />
    </RecordArticle>
  )
}

function ClassForm({
  value,
  save,
}: {
  value: Partial<Form>
  save: (body: Form) => Promise<unknown>
}) {
  const choices = useClassChoices()
  if (!choices) return <PageSkeleton />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <SchemaForm
        schema="ClassForm"
        value={value}
        context={{ choices }}
        submitText={text('screens.save')}
        onSubmit={save}
      />
    </Suspense>
  )
}

function done(message: string) {
  showToast('success', message)
  // The lists of the generated screens.
  void queries.invalidateQueries({ queryKey: ['data'] })
}
