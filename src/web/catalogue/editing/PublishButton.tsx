import { useMutation } from '@tanstack/react-query'
import type { Schemas } from '../../../domain/schemas'
import { AskedAction } from '../../actions/AskedAction'
import { answerOf, api, dataOf, queries } from '../../calls/api'
import { formatNumber, text } from '../../language/locale'
import type { Several } from '../../screens/resource'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast-list'

interface Props {
  id: number
  published: boolean
  small?: boolean
  onDone?: (published: boolean) => void
}

/** Publishes a class, or unpublishes it with all its models. */
export function PublishButton({ id, published, small, onDone }: Props) {
  const change = useMutation({
    mutationFn: () => publishClass(id, !published),
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

/** Publishes the selected classes, or unpublishes them with all their models. */
export function PublishClasses({ records, onEach, small }: Several<Schemas['OfficeClass']>) {
  const [publishing, withdrawing] = [text('products.publish'), text('products.withdraw')]
  return (
    <>
      <Button small={small} onClick={() => onEach(publishing, ({ id }) => publishClass(id, true))}>
        {publishing}
      </Button>
      <AskedAction
        small={small}
        label={withdrawing}
        question={text('products.class.withdrawSeveral', { count: formatNumber(records.length) })}
        explained={text('products.class.withdrawSeveral.explained')}
        leave={text('products.withdraw.leave')}
        pending={false}
        onYes={(done) => {
          done()
          onEach(withdrawing, ({ id }) => publishClass(id, false))
        }}
      />
    </>
  )
}

async function publishClass(id: number, published: boolean) {
  const params = { path: { id } }
  const { version = 1 } = await dataOf(api.GET('/office/catalogue/class/{id}', { params }))
  const body = { version, published }
  return answerOf(api.PUT('/office/catalogue/class/{id}/published', { params, body }))
}
