import { useQuery } from '@tanstack/react-query'
import article from '../../../schemas/content/Article.json'
import { text } from '../language/locale'
import { usePageTitle } from '../ui/page-title'
import { Trail } from '../ui/Trail'
import { articleQuery, articlesQuery, articleTypesQuery } from './content-queries'
import { Choices, ContentList, type ContentDescriptor } from './ContentList'
import styles from './ContentList.module.css'

const articles: ContentDescriptor = {
  schema: article,
  name: 'name',
  kind: 'typeName',
  list: (state, current) => articlesQuery(state.get('typeCode') ?? undefined, current),
  page: (id) => `/articleListing/details?id=${id}&type=1`,
  detail: (id) => articleQuery(id),
}

/** The list of technical articles. */
export function ArticleListPage() {
  usePageTitle(text('content.articles'))
  const { data: types = [], isPending } = useQuery(articleTypesQuery)
  return (
    <div className="page">
      <Trail links={[[text('shell.home'), '/']]} here={text('content.articles')} />
      <div className={styles.page}>
        <header className={styles.header}>
          <h1>{text('content.articles')}</h1>
          <p>{text('content.articles.intro')}</p>
        </header>
        <Choices
          label={text('content.subjects')}
          name="typeCode"
          choices={types.map(({ typeCode, typeName, number }) => ({
            value: typeCode,
            label: typeName,
            number,
          }))}
        />
        <ContentList of={articles} waiting={isPending} />
      </div>
    </div>
  )
}
