import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import experiment from '../../../schemas/content/Experiment.json'
import { isCustomer } from '../../domain/account/account'
import type { Schemas } from '../../domain/schemas'
import { formatNumber, text } from '../language/locale'
import { useUser } from '../session/session'
import { usePageTitle } from '../ui/page-title'
import { RichText } from '../ui/RichText'
import { Trail } from '../ui/Trail'
import {
  browsedQuery,
  experimentQuery,
  experimentsQuery,
  experimentTypesQuery,
  laboratoryQuery,
  recentQuery,
} from './content-queries'
import { ContentList, type ContentDescriptor } from './ContentList'
import list from './ContentList.module.css'
import { Filters } from './Filters'
import styles from './ExperimentsPage.module.css'
import { readId } from './read-id'

const experiments: ContentDescriptor = {
  schema: experiment,
  name: 'projectName',
  kind: 'typeName',
  list: (state, current) =>
    experimentsQuery(
      { id: readId(state.get('id')), objectId: readId(state.get('objectId')) },
      current,
    ),
  page: (id) => `/experimentalDetail?id=${id}`,
  detail: (id) => experimentQuery(id),
}

/** Laboratory tests by type and tested part, the user's history, and a description of the laboratory. */
export function ExperimentsPage() {
  usePageTitle(text('content.experiments'))
  const { data: types = [] } = useQuery(experimentTypesQuery)
  const { data: laboratory } = useQuery(laboratoryQuery)
  const chosen = useChosenType(types)
  return (
    <div className="page">
      <Trail links={[[text('shell.home'), '/']]} here={text('content.experiments')} />
      <div className={list.page}>
        <header className={list.header}>
          <h1>{text('content.experiments')}</h1>
          <p>{text('content.experiments.intro')}</p>
        </header>
        <div className={styles.whole}>
          <Filters chosen={chosen}>
            <Types types={types} />
          </Filters>
          <div className={styles.list}>
            <ContentList
              of={experiments}
              empty={<Link to="/experimentalServices">{text('content.experiments.all')}</Link>}
            />
          </div>
        </div>
        <History />
        {laboratory?.content && (
          <section className={styles.laboratory}>
            <h2>{text('content.laboratory')}</h2>
            <RichText html={laboratory.content} />
          </section>
        )}
      </div>
    </div>
  )
}

/** Name of the chosen type or tested part. */
function useChosenType(types: Schemas['ExperimentType'][]): string {
  const [state] = useSearchParams()
  const objectId = readId(state.get('objectId'))
  const type = types.find(({ id }) => id === readId(state.get('id')))
  const object = type?.objectList.find((object) => object.objectId === objectId)
  return [type?.typeName, object?.objectName].filter(Boolean).join(' · ') || text('content.all')
}

/** The types of tests, with the tests of each; the current one is marked. */
function Types({ types }: { types: Schemas['ExperimentType'][] }) {
  const [state] = useSearchParams()
  const typeId = readId(state.get('id'))
  const objectId = readId(state.get('objectId'))
  const mark = (open: boolean) => (open ? { 'aria-current': 'page' as const } : {})
  return (
    <nav className={styles.types} aria-label={text('content.experiments.types')}>
      <Link to="/experimentalServices" {...mark(typeId === undefined)}>
        {text('content.experiments.all')}
      </Link>
      <ul>
        {types.map(({ id, typeName, number, objectList }) => (
          <li key={id}>
            <Link
              to={`/experimentalServices?id=${id}`}
              {...mark(typeId === id && objectId === undefined)}
            >
              {typeName} <span>{formatNumber(number)}</span>
            </Link>
            <ul>
              {objectList.map((object) => (
                <li key={object.objectId}>
                  <Link
                    to={`/experimentalServices?id=${id}&objectId=${object.objectId}`}
                    {...mark(typeId === id && objectId === object.objectId)}
                  >
                    {object.objectName} <span>{formatNumber(object.number)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Tests the user has reserved and viewed; empty for a visitor. */
function History() {
  const user = useUser()
  const enabled = isCustomer(user)
  const recent = useQuery({ ...recentQuery(user?.id), enabled })
  const browsed = useQuery({ ...browsedQuery(user?.id), enabled })
  if (!enabled) return null
  const lists = [
    [text('content.experiments.recent'), recent.data?.records ?? []],
    [text('content.experiments.browsed'), browsed.data?.records ?? []],
  ] as const
  return lists.map(([title, records]) =>
    records.length === 0 ? null : (
      <section key={title} className={styles.history} aria-label={title}>
        <h2>{title}</h2>
        <ul>
          {records.map(({ id, projectName, typeName, objectName }) => (
            <li key={id}>
              <Link to={`/experimentalDetail?id=${id}`}>{projectName}</Link>
              <span>{[typeName, objectName].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      </section>
    ),
  )
}
