import { useMutation } from '@tanstack/react-query'
import { saveFile } from '../../actions/save-file'
import { api } from '../../calls/api'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import type { CartItem } from './cart-query'

/** Saves the STEP files and views of all models in the cart. */
export function CartFiles({ lines }: { lines: readonly CartItem[] }) {
  const ids = lines.flatMap(({ typeId, dataId, isAvailable }) =>
    typeId === 1 && isAvailable === 1 && dataId ? [dataId] : [],
  )
  const save = useMutation({
    mutationFn: () =>
      saveFile(
        api.GET('/web/product/files', {
          params: { query: { ids: ids.join(',') } },
          parseAs: 'blob',
        }),
      ),
  })
  if (ids.length === 0) return null
  return (
    <Button disabled={save.isPending} aria-busy={save.isPending} onClick={() => save.mutate()}>
      <Icon name="download" size={16} />
      {text('orders.cart.files')}
    </Button>
  )
}
