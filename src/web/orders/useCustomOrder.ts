import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { readCharacterJson } from '../../domain/custom/custom-entry'
import type { Schemas } from '../../domain/schemas'
import {
  readCustomOrder,
  storeCustomOrder,
  type CustomChoice,
  type CustomLine,
  type CustomOrder,
} from '../actions/custom'
import type { KeptDetails } from '../actions/order-details'
import type { ReservedProduct } from '../actions/reserve'
import { api, dataOf } from '../calls/api'
import { inLanguage } from '../language/locale'

/** A stored entry as a line of a made-to-measure reservation. */
export const customLineOf = ({
  dataId,
  classId = 0,
  counts,
  requiredDate,
}: ReservedProduct): CustomLine => ({
  classId,
  dataId,
  counts,
  requiredDate,
  className: '',
  choices: [],
})

/** A line with its class in the language of the page; both undefined until loaded. */
export interface ShownLine {
  line: CustomLine
  product: Schemas['CustomProduct'] | undefined
  failure: string | undefined
}

/** The made-to-measure reservation being prepared; every change is stored in this tab at once. */
export function useCustomOrder() {
  const [order, setOrder] = useState(readCustomOrder)

  function change(next: Partial<CustomOrder>) {
    const whole = { ...order, ...next }
    storeCustomOrder(whole)
    setOrder(whole)
  }

  return {
    order,
    setRemark: (remark: string) => change({ remark }),
    setDetails: (details: KeptDetails) => change({ details }),
    setLine: (index: number, next: Partial<CustomLine>) =>
      change({
        lines: order.lines.map((line, at) => (at === index ? { ...line, ...next } : line)),
      }),
    remove: (index: number) => change({ lines: order.lines.filter((_line, at) => at !== index) }),
  }
}

/**
 * The lines in the language of the page, whichever language they were chosen in; a stored entry provides its choices.
 */
export function useShownLines(lines: CustomLine[]): ShownLine[] {
  const classes = [...new Set(lines.map(({ classId }) => classId))]
  const entries = [...new Set(lines.flatMap(({ dataId }) => dataId ?? []))]
  const products = useQueries({
    queries: classes.map((id) => ({
      queryKey: ['customProduct', id],
      queryFn: () => dataOf(api.GET('/web/custom/product/info/{id}', { params: { path: { id } } })),
      meta: { quiet: true },
    })),
  })
  const stored = useQueries({
    queries: entries.map((id) => ({
      queryKey: ['customEntry', id],
      queryFn: () =>
        dataOf(api.GET('/web/custom/product/entry/{id}', { params: { path: { id } } })),
      meta: { quiet: true },
    })),
  })
  return lines.map((line) => {
    const { data: product, error } = products[classes.indexOf(line.classId)] ?? {}
    const entry = line.dataId === undefined ? undefined : stored[entries.indexOf(line.dataId)]
    const choices = entry?.data ? choicesOf(entry.data) : line.choices
    return {
      line: product
        ? {
            ...line,
            className: inLanguage(product.className, product.classNameEn),
            choices: choices.map((choice) => spoken(choice, product)),
          }
        : line,
      product,
      failure: (error ?? entry?.error)?.message,
    }
  })
}

function choicesOf({ characterJson }: Schemas['CustomEntry']): CustomChoice[] {
  const read = readCharacterJson(characterJson) ?? []
  return read.map(({ id, fieldVal }) => ({ id, fieldName: '', fieldVal }))
}

function spoken(choice: CustomChoice, { characterList }: Schemas['CustomProduct']): CustomChoice {
  const { fieldName, valueList = [] } = characterList.find(({ id }) => id === choice.id) ?? {}
  return {
    ...choice,
    fieldName: fieldName ?? choice.fieldName,
    fieldVal: valueList.find(({ id }) => id === choice.valueId)?.val ?? choice.fieldVal,
  }
}
