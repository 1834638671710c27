import { useQuery } from '@tanstack/react-query'
import industryCase from '../../../schemas/content/IndustryCase.json'
import { text } from '../language/locale'
import { usePageTitle } from '../ui/page-title'
import { Trail } from '../ui/Trail'
import { caseIndustriesQuery, caseQuery, casesQuery } from './content-queries'
import { Choices, ContentList, type ContentDescriptor } from './ContentList'
import styles from './ContentList.module.css'
import { readId } from './read-id'

const cases: ContentDescriptor = {
  schema: industryCase,
  name: 'name',
  kind: 'typeName',
  list: (state, current) => casesQuery(readId(state.get('typeCode')), current),
  page: (id) => `/industryCase/details?id=${id}&type=2`,
  detail: (id) => caseQuery(id),
}

/** Case studies by scene. */
export function CaseListPage() {
  usePageTitle(text('content.cases'))
  const { data: industries = [], isPending } = useQuery(caseIndustriesQuery)
  return (
    <div className="page">
      <Trail links={[[text('shell.home'), '/']]} here={text('content.cases')} />
      <div className={styles.page}>
        <header className={styles.header}>
          <h1>{text('content.cases')}</h1>
          <p>{text('content.cases.intro')}</p>
        </header>
        <Choices
          label={text('content.scenes')}
          name="typeCode"
          choices={industries.map(({ industry, industryName, number }) => ({
            value: String(industry),
            label: industryName,
            number,
          }))}
        />
        <ContentList of={cases} waiting={isPending} />
      </div>
    </div>
  )
}
