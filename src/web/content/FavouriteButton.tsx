import { useNavigate } from 'react-router'
import { toggleFavourite, useIsFavourite } from '../actions/favourite'
import { useThrottle } from '../actions/useThrottle'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'

interface Kept {
  dataId: number
  typeId: 2 | 4 | 5
}

/** Removes withdrawn content from the favourites, if it is there. */
export function LeaveFavourites({ dataId, typeId }: Kept) {
  const navigate = useNavigate()
  const throttled = useThrottle()
  const marked = useIsFavourite(dataId, typeId)
  if (!marked) return null
  return (
    <Button
      onClick={() =>
        throttled('favourite', 'page', () => toggleFavourite({ dataId, typeId }, navigate))
      }
    >
      {text('content.leaveFavourites')}
    </Button>
  )
}

/** Marks a test (typeId 2), a case (4) or an article (5). */
export function FavouriteButton({ dataId, typeId }: Kept) {
  const navigate = useNavigate()
  const throttled = useThrottle()
  const marked = useIsFavourite(dataId, typeId)
  return (
    <Button
      aria-pressed={marked}
      onClick={() =>
        throttled('favourite', 'page', () => toggleFavourite({ dataId, typeId }, navigate))
      }
    >
      <Icon name="heart" size={18} filled={marked} />
      {text(marked ? 'content.isFavourite' : 'content.favourite')}
    </Button>
  )
}
