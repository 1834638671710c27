import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { answerOf, api, queries } from '../../api'
import { inLanguage, text } from '../../locale'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast-list'
import { PublishButton } from './PublishButton'

/** What can be done with a class in its row. */
export function ClassActions({ record }: { record: Schemas['OfficeClass'] }) {
  const { id, className, classNameEn } = record
  const remove = useMutation({
    mutationFn: () =>
      answerOf(api.DELETE('/office/catalogue/class/{id}', { params: { path: { id } } })),
    onSuccess({ message }) {
      showToast('success', message)
      void queries.invalidateQueries({ queryKey: ['data'] })
    },
  })
  const name = inLanguage(className, classNameEn)
  return (
    <>
      <Link to={`/office/catalogue/class/${id}`}>{text('products.class.edit')}</Link>
      <PublishButton id={id} published={record.published === 1} small />
      <Button
        small
        look="quiet"
        disabled={remove.isPending}
        onClick={() =>
          window.confirm(text('products.class.removeAsk', { name })) && remove.mutate()
        }
      >
        {text('products.class.remove')}
      </Button>
    </>
  )
}

export function NewClass() {
  return <Link to="/office/catalogue/class/new">{text('products.class.new')}</Link>
}
