import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../../api'
import type { FormChoice } from '../../forms/form-context'
import { inLanguage } from '../../locale'

const size = 100

interface Page<Row> {
  records: Row[]
  total: number
}

/** All records of a list that comes in pages. */
async function all<Row>(ask: (current: number) => Promise<Page<Row>>): Promise<Row[]> {
  const first = await ask(1)
  const pages = Array.from({ length: Math.ceil(first.total / size) - 1 }, (_, at) => ask(at + 2))
  return [first, ...(await Promise.all(pages))].flatMap(({ records }) => records)
}

/** What the fields of a class can be chosen from; nothing until all of it is there. */
export function useClassChoices(): Record<string, FormChoice[]> | undefined {
  const { data } = useQuery({
    queryKey: ['classChoices'],
    queryFn: async () => {
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
    // They may have been made a moment ago.
    staleTime: 0,
  })
  return (
    data && {
      categoryId: data.categories.map(({ id, abbreviation, abbreviationEn }) => ({
        value: id,
        label: inLanguage(abbreviation, abbreviationEn),
      })),
      characteristicId: data.characteristics.map(({ id, fieldCode, fieldName, fieldNameEn }) => ({
        value: id,
        label: `${inLanguage(fieldName, fieldNameEn)} (${fieldCode})`,
      })),
      pictureKey: data.pictures.map((key) => ({ value: key, label: key })),
    }
  )
}
