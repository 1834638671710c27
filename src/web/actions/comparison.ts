import { useSyncExternalStore } from 'react'
import { comparisonLimits } from '../../domain/catalogue/comparison'
import { text } from '../language/locale'
import { readStored, writeStored } from '../session/storage'
import { showToast } from '../ui/toast-list'
import { gatedAction } from './gate'

/** A product as shown in the comparison bar. */
export interface ComparedProduct {
  id: number
  materialName: string
  model: string
  picture: string
}

const name = 'comparison'
const listeners = new Set<() => void>()
let products = readStored<ComparedProduct[]>(name) ?? []

export const addToComparison = gatedAction(
  'comparison',
  'comparison',
  (product: ComparedProduct) => {
    if (products.some(({ id }) => id === product.id)) return
    if (products.length >= comparisonLimits.most)
      return showToast('warning', text('catalogue.comparison.full'))
    change([...products, product])
  },
)

export const removeFromComparison = (id: number) =>
  change(products.filter((product) => product.id !== id))

export const clearComparison = () => change([])

export function useComparison(): ComparedProduct[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => products,
  )
}

function change(next: ComparedProduct[]) {
  products = next
  writeStored(name, next)
  for (const listener of listeners) listener()
}
