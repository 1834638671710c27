import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { api, dataOf } from '../../calls/api'
import type { FormContext } from '../../forms/form-context'
import { inLanguage } from '../../language/locale'

const size = 100

interface Found {
  categories: Schemas['OfficeCategory'][]
  characteristics: Schemas['OfficeCharacteristic'][]
  pictures: string[]
}

interface Page<Row> {
  records: Row[]
  total: number
}

/** Fetches all pages of a list. */
async function all<Row>(ask: (current: number) => Promise<Page<Row>>): Promise<Row[]> {
  const first = await ask(1)
  const pages = Array.from({ length: Math.ceil(first.total / size) - 1 }, (_, at) => ask(at + 2))
  return [first, ...(await Promise.all(pages))].flatMap(({ records }) => records)
}

/** The choices offered by the form of a class; undefined until all have loaded. */
export function useClassChoices(): FormContext | undefined {
  const { data } = useQuery({
    queryKey: ['classChoices'],
    queryFn: async (): Promise<Found> => {
      const [categories, characteristics, pictures] = await Promise.all([
        all((current) =>
          dataOf(
            api.GET('/office/catalogue/category/page', { params: { query: { current, size } } }),
          ),
        ),
        all((current) =>
          dataOf(
            api.GET('/office/catalogue/characteristic/page', {
              params: { query: { current, size } },
            }),
          ),
        ),
        dataOf(api.GET('/office/catalogue/picture/list')),
      ])
      return { categories, characteristics, pictures }
    },
    // Never stale-cached: the choices may have been made a moment ago.
    staleTime: 0,
  })
  return useMemo(() => data && { choices: choicesIn(data) }, [data])
}

function choicesIn({ categories, characteristics, pictures }: Found) {
  return {
    categoryId: categories.map(({ id, abbreviation, abbreviationEn }) => ({
      value: id,
      label: inLanguage(abbreviation, abbreviationEn),
    })),
    characteristicId: characteristics.map(({ id, fieldCode, fieldName, fieldNameEn }) => ({
      value: id,
      label: `${inLanguage(fieldName, fieldNameEn)} (${fieldCode})`,
    })),
    pictureKey: pictures.map((key) => ({ value: key, label: key })),
  }
}
