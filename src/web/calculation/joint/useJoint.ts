import { useMemo, useState } from 'react'
import { errorsOf } from '../../forms/form-parts'
import { useFormParts } from '../../forms/useFormParts'
import type { Kind } from '../kinds'
import type { Values } from '../paths-in'
import { chainFiguresOf } from './chain-figures'
import {
  begunJoint,
  followed,
  keepJoint,
  keptJoint,
  ofProduct,
  replacedBy,
  touchedOn,
  valuesOn,
  withValuesOf,
  type JointState,
} from './store'

/** The joint of a product (0 for none) as a page shows it; what the page changes is the same on every other page. */
export function useJoint(kind: Kind, product: number) {
  const parts = useFormParts('Joint')
  const [state, setState] = useState<JointState>(() => keptJoint(product) ?? begunJoint())
  const chain = useMemo(
    () =>
      kind === 'flexibility' || kind === 'stretching'
        ? chainFiguresOf(state.values, (input) => errorsOf(parts, input))
        : {},
    [kind, state.values, parts],
  )
  const values = useMemo(() => valuesOn(kind, state, chain), [kind, state, chain])
  const touched = useMemo(() => touchedOn(kind, state), [kind, state])

  function become(next: JointState) {
    setState(next)
    keepJoint(product, next)
  }
  return {
    state,
    values,
    touched,
    chain,
    keep: (next: Values, nowTouched = touched) =>
      become(withValuesOf(kind, state, { before: values, next, touched: nowTouched })),
    put: {
      /** Puts the figures of a product into the joint. */
      product: (own: Values) => become(ofProduct(own)),
      /** Lets a field follow the bolt, or another page, again. */
      follow: (path: string) => become(followed(kind, state, path)),
      /** Puts whole values in place of the present ones; `only` if they are not all of the page. */
      replace: (next: Values, marks: Set<string>, only: boolean) =>
        become(replacedBy(kind, state, next, { touched: marks, only })),
    },
  }
}
