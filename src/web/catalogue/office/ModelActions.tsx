import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { answerOf, api, queries } from '../../api'
import { text } from '../../locale'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast-list'

type Model = Schemas['OfficeModel']

/** Where a model is edited. */
export function ModelActions({ record: { classId, model } }: { record: Model }) {
  return (
    <Link to={`/office/catalogue/models/${classId}?model=${encodeURIComponent(model)}`}>
      {text('products.model.open')}
    </Link>
  )
}

/** Shows the chosen models in the shop, or withdraws them. */
export function PublishModels({ records, onDone }: { records: Model[]; onDone: () => void }) {
  const publish = useMutation({
    mutationFn: (published: boolean) =>
      answerOf(
        api.POST('/office/catalogue/model/published', {
          body: { ids: records.map(({ id }) => id), published },
        }),
      ),
    onSuccess({ message }) {
      showToast('success', message)
      void queries.invalidateQueries({ queryKey: ['data'] })
      onDone()
    },
  })
  return ([true, false] as const).map((published) => (
    <Button
      key={String(published)}
      small
      disabled={publish.isPending}
      onClick={() => publish.mutate(published)}
    >
      {text(published ? 'products.publish' : 'products.withdraw')}
    </Button>
  ))
}
