import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { AskedAction } from '../../actions/AskedAction'
import { answerOf, api, queries } from '../../calls/api'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast-list'

type Model = Schemas['OfficeModel']

/** Links to the page on which a model is edited. */
export function ModelActions({ record: { id, classId, model } }: { record: Model }) {
  return (
    <>
      <EditModel classId={classId} model={model} />
      <Link to={`/office/catalogue/attachments?materialId=${id}`}>
        {text('catalogue.attachments')}
      </Link>
    </>
  )
}

/** Leads to a model in the grid of its class. */
export const EditModel = ({ classId, model }: Pick<Model, 'classId' | 'model'>) => (
  <Link to={`/office/catalogue/models/${classId}?model=${encodeURIComponent(model)}`}>
    {text('products.model.open')}
  </Link>
)

/** Publishes (true) or unpublishes models. */
export const usePublishing = (ids: number[], onDone?: () => void) =>
  useMutation({
    mutationFn: (published: boolean) =>
      answerOf(api.POST('/office/catalogue/model/published', { body: { ids, published } })),
    onSuccess({ message }) {
      showToast('success', message)
      void queries.invalidateQueries({ queryKey: ['data'] })
      onDone?.()
    },
  })

/** Publishes or unpublishes the selected models. */
export function PublishModels({ records, onDone }: { records: Model[]; onDone: () => void }) {
  const ids = records.map(({ id }) => id)
  const publish = usePublishing(ids, onDone)
  return (
    <>
      <Button small disabled={publish.isPending} onClick={() => publish.mutate(true)}>
        {text('products.publish')}
      </Button>
      <AskedAction
        small
        label={text('products.withdraw')}
        question={text('products.withdraw.question', { count: records.length })}
        explained={text('products.withdraw.explained')}
        leave={text('products.withdraw.leave')}
        pending={publish.isPending}
        onYes={(done) => publish.mutate(false, { onSettled: done })}
      />
    </>
  )
}
