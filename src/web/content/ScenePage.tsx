import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import { PageSkeleton } from '../ui/PageSkeleton'
import { usePageTitle } from '../ui/page-title'
import { Picture } from '../ui/Picture'
import { RichText } from '../ui/RichText'
import { Trail } from '../ui/Trail'
import { caseQuery, prefetch, sceneGroupsQuery, sceneQuery } from './content-queries'
import { Failed, NoId } from './Failed'
import { readId } from './read-id'
import { RelatedProducts } from './RelatedProducts'
import { SceneCards } from './SceneCards'
import { SceneDrawing } from './SceneDrawing'
import { shownCases } from './shown-cases'
import styles from './ScenePage.module.css'
import { useTopOf } from './useTopOf'

/** One industry scene, named by the query's id; without an id all scenes. */
export function ScenePage() {
  const [query] = useSearchParams()
  const given = query.get('id')
  const id = readId(given)
  useTopOf(given ?? '')
  return <div className="page">{pageOf()}</div>

  function pageOf() {
    if (given === null) return <Scenes />
    if (id !== undefined) return <LoadedScene key={id} id={id} />
    return (
      <NoId>
        <Link to="/industryScene">{text('content.scenes')}</Link>
      </NoId>
    )
  }
}

function Scenes() {
  usePageTitle(text('content.scenes'))
  const { data: groups, error, refetch } = useQuery(sceneGroupsQuery)
  return (
    <>
      <Trail links={[[text('shell.home'), '/']]} here={text('content.scenes')} />
      <header className={styles.intro}>
        <h1>{text('content.scenes')}</h1>
        <p>{text('content.scenes.intro')}</p>
      </header>
      {error && <Failed error={error} retry={refetch} />}
      {!groups && !error && <PageSkeleton />}
      <div className={styles.groups}>
        {groups?.map(({ industrySceneName, children }) => (
          <section key={industrySceneName} className={styles.group}>
            <h2>{industrySceneName}</h2>
            <SceneCards scenes={children} />
          </section>
        ))}
      </div>
    </>
  )
}

function LoadedScene({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(sceneQuery(id))
  if (data) return <Scene scene={data} />
  if (!error) return <PageSkeleton />
  return (
    <Failed isPage error={error} retry={refetch}>
      <Link to="/industryScene">{text('content.scenes')}</Link>
    </Failed>
  )
}

function Scene({ scene }: { scene: Schemas['IndustryScene'] }) {
  const { industryName, industrySceneName, summary, content, items } = scene
  usePageTitle(industryName)
  return (
    <>
      <Trail
        links={[
          [text('shell.home'), '/'],
          [text('content.scenes'), '/industryScene'],
        ]}
        here={industryName}
      />
      <header className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.kind}>{industrySceneName}</p>
          <h1>{industryName}</h1>
          <p>{summary}</p>
        </div>
        <SceneDrawing scene={scene} />
      </header>
      <section className={styles.overview} aria-label={text('content.scene.overview')}>
        <RichText html={content} />
      </section>
      <div className={styles.more}>
        <RelatedProducts items={items} />
        <Cases scene={scene} />
      </div>
    </>
  )
}

function Cases({ scene: { id, businessCaseList } }: { scene: Schemas['IndustryScene'] }) {
  const cases = shownCases(businessCaseList)
  return (
    <section className={styles.group}>
      <div className={styles.headed}>
        <h2>{text('content.cases')}</h2>
        <Link to={`/industryCase?typeCode=${id}`}>{text('content.cases.all')}</Link>
      </div>
      {cases.length === 0 && <p className={styles.none}>{text('content.cases.none')}</p>}
      <ul className={styles.cases}>
        {cases.map(({ id: caseId, caseName, fileUrl }) => (
          <li key={caseId} onPointerEnter={() => prefetch(caseQuery(caseId))}>
            <Link to={`/industryCase/details?id=${caseId}&type=2`}>
              <span className={styles.casePicture}>
                <Picture src={fileUrl} width={400} height={225} />
              </span>
              <span className={styles.caseName}>{caseName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
