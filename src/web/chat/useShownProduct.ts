import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf } from '../calls/api'

/** The product whose page is open, which questions refer to until the customer says otherwise. */
export function useShownProduct(): {
  about: Schemas['ComparedProduct'] | undefined
  drop: () => void
} {
  const { pathname, search } = useLocation()
  const [dropped, setDropped] = useState<number>()
  const named = Number(new URLSearchParams(search).get('id'))
  const isShown = pathname === '/productCategories/details' && Number.isSafeInteger(named)
  const id = isShown && named > 0 && named !== dropped ? named : undefined
  // The page has loaded it already.
  const { data } = useQuery({
    queryKey: ['product', id],
    queryFn:
      id === undefined
        ? skipToken
        : () => dataOf(api.GET('/web/product/info/{id}', { params: { path: { id } } })),
    meta: { quiet: true },
  })
  return {
    about: id !== undefined && data ? { id, model: data.model } : undefined,
    drop: () => setDropped(id),
  }
}
