import { useMutation, useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../domain/schemas'
import { actionKey, answerOf, api, dataOf, queries } from '../calls/api'
import { formatNumber, text } from '../language/locale'
import { Button } from '../ui/Button'
import { showToast } from '../ui/toast-list'
import { messageOf } from '../calls/error-message'
import { Act, ofFavourite, ToCart, ToReservation } from './KeptProducts'

type Favourite = Schemas['Favourite']

/** Actions on a favourite in the list. */
export function FavouriteActions({ record, small }: { record: Favourite; small?: boolean }) {
  return <Actions favourites={[record]} small={small} icon />
}

export function FavouriteBulkActions({
  records,
  ...rest
}: {
  records: Favourite[]
  onDone: () => void
  small?: boolean
}) {
  return <Actions favourites={records} {...rest} />
}

interface Props {
  favourites: Favourite[]
  small?: boolean | undefined
  icon?: boolean | undefined
  onDone?: () => void
}

function Actions({ favourites, onDone, small, icon }: Props) {
  const products = favourites.flatMap(ofFavourite)
  const removal = useMutation({
    mutationFn: () => each(favourites, remove),
    onSuccess: () => {
      const count = formatNumber(favourites.length)
      showToast('success', text('orders.favourites.removed', { count }), {
        label: text('orders.favourites.undo'),
        run: () => void restore(favourites),
      })
      onDone?.()
    },
    onSettled: refresh,
  })
  return (
    <>
      <ToReservation products={products} small={small} />
      <ToCart products={products} small={small} icon={icon} onDone={onDone} />
      <Act
        small={small}
        icon={icon ? 'trash' : undefined}
        label={text('orders.favourites.remove')}
        disabled={removal.isPending}
        onClick={() => removal.mutate()}
      />
    </>
  )
}

/** Marks changes as seen, in the current tab or in all. */
export function FavouritesSeen({ values }: { values: Record<string, string | number> }) {
  const { data } = useQuery({
    queryKey: ['data', 'favouriteCounts'],
    queryFn: () => dataOf(api.GET('/web/my/favorite/counts')),
    meta: { quiet: true },
  })
  // Safe cast: the tabs are the choices of this parameter.
  const typeId = values.typeId as Schemas['FavouriteType'] | undefined
  const seen = useMutation({
    mutationFn: () =>
      answerOf(
        api.POST('/web/my/favorite/readAll', {
          params: { query: typeId === undefined ? {} : { typeId } },
        }),
      ),
    onSuccess: ({ message }) => showToast('success', message),
    onSettled: refresh,
  })
  const unseen =
    typeId === undefined ? data?.unseen : data?.tabs.find(({ value }) => value === typeId)?.unseen
  return (
    <Button small disabled={!unseen || seen.isPending} onClick={() => seen.mutate()}>
      {text('orders.favourites.seen')}
    </Button>
  )
}

const remove = ({ id }: Favourite) =>
  answerOf(api.POST('/web/my/favorite/delete/{id}', { params: { path: { id } } }))

const add = ({ dataId, typeId }: Favourite) =>
  answerOf(
    api.POST('/web/my/favorite', {
      body: { dataId, typeId },
      headers: { 'Idempotency-Key': actionKey() },
    }),
  )

async function restore(favourites: Favourite[]) {
  try {
    // The list has the latest first, so restore from its end.
    await each(favourites.toReversed(), add)
    showToast('success', text('orders.favourites.restored'))
  } catch (error) {
    showToast('error', messageOf(error))
  }
  refresh()
}

async function each(favourites: Favourite[], work: (favourite: Favourite) => Promise<unknown>) {
  for (const favourite of favourites) await work(favourite)
}

/** Refetches the list, its tabs, and the marks on all other pages. */
function refresh() {
  void queries.invalidateQueries({ queryKey: ['data'] })
  void queries.invalidateQueries({ queryKey: ['favourites'] })
}
