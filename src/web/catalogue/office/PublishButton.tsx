import { useMutation } from '@tanstack/react-query'
import { answerOf, api, dataOf, queries } from '../../api'
import { text } from '../../locale'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast-list'

interface Props {
  id: number
  published: boolean
  small?: boolean
  onDone?: (published: boolean) => void
}

/** Shows a class in the shop, or withdraws it with all its models. */
export function PublishButton({ id, published, small, onDone }: Props) {
  const change = useMutation({
    async mutationFn() {
      const params = { path: { id } }
      const { version = 1 } = await dataOf(api.GET('/office/catalogue/class/{id}', { params }))
      return answerOf(
        api.PUT('/office/catalogue/class/{id}/published', {
          params,
          body: { version, published: !published },
        }),
      )
    },
    onSuccess({ message }) {
      showToast('success', message)
      void queries.invalidateQueries({ queryKey: ['data'] })
      void queries.invalidateQueries({ queryKey: ['officeClass', id] })
      onDone?.(!published)
    },
  })
  return (
    <Button
      {...(small && { small, look: 'quiet' as const })}
      disabled={change.isPending}
      onClick={() => {
        if (!published || window.confirm(text('products.class.withdrawAsk'))) change.mutate()
      }}
    >
      {text(published ? 'products.withdraw' : 'products.publish')}
    </Button>
  )
}
