import { useNavigate } from 'react-router'
import { toggleFavourite, useIsFavourite } from '../actions/favourite'
import { throttled } from '../actions/throttle'
import { text } from '../locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'

/** Marks a test (2), a case (4) or an article (5). */
export function FavouriteButton({ dataId, typeId }: { dataId: number; typeId: 2 | 4 | 5 }) {
  const navigate = useNavigate()
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
