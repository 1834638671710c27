import { useQuery } from '@tanstack/react-query'
import type { ContentKindName } from '../../../domain/content/kinds'
import { api, dataOf } from '../../calls/api'
import { dictionaryChoices } from '../../calls/dictionary'
import type { FormChoice, FormContext } from '../../forms/form-context'
import { inLanguage } from '../../language/locale'
import { keepFile } from './content-calls'

const publicOf = (kind: ContentKindName) =>
  dataOf(api.GET('/office/content/choices', { params: { query: { kind } } }))

async function classes(): Promise<FormChoice[]> {
  const productClasses = await dataOf(api.GET('/web/product/revision/class/list'))
  return productClasses.map(({ id, className, classNameEn }) => ({
    value: id,
    label: inLanguage(className, classNameEn),
  }))
}

const subjects = () => dictionaryChoices('technology_type')

/** Loaders of the choices for each kind of content, by field. */
const sources: Partial<Record<ContentKindName, Record<string, () => Promise<FormChoice[]>>>> = {
  article: { typeCode: subjects, classIds: classes },
  case: { sceneId: () => publicOf('scene'), classIds: classes },
  scene: { classIds: classes, caseIds: () => publicOf('case') },
  experiment: {
    typeId: () => publicOf('experimentType'),
    objectId: () => publicOf('experimentObject'),
  },
}

/** Form context of a content: choices, and the upload of files. */
export function useContentContext(kind: ContentKindName): FormContext {
  const { data: choices = {} } = useQuery({
    queryKey: ['contentChoices', kind],
    queryFn: async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(sources[kind] ?? {}).map(
            async ([field, read]) => [field, await read()] as const,
          ),
        ),
      ),
  })
  return { choices, keepFile }
}
