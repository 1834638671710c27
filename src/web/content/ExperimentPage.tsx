import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import experiment from '../../../schemas/content/Experiment.json'
import { addToCart } from '../actions/cart'
import { reserveToo } from '../actions/reserve'
import { useThrottle } from '../actions/useThrottle'
import { titleOf } from '../../domain/forms/field-schema'
import type { Schemas } from '../../domain/schemas'
import { api } from '../calls/api'
import { formatNumber, language, text } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { PageSkeleton } from '../ui/PageSkeleton'
import { usePageTitle } from '../ui/page-title'
import { Picture } from '../ui/Picture'
import { QuantityStepper } from '../ui/QuantityStepper'
import { RichText } from '../ui/RichText'
import { Trail } from '../ui/Trail'
import { leadToInvalid, tellOfRaised } from '../ui/useHeldForm'
import { experimentQuery } from './content-queries'
import styles from './ExperimentPage.module.css'
import { Failed, NoId } from './Failed'
import { FavouriteButton, LeaveFavourites } from './FavouriteButton'
import { readId } from './read-id'
import { useBrowsedExperiment } from './useBrowsedExperiment'
import { usePageView } from './usePageView'
import { useTopOf } from './useTopOf'

/** A laboratory test, named by the query's id. */
export function ExperimentPage() {
  const [query] = useSearchParams()
  const id = readId(query.get('id'))
  useTopOf(id)
  return (
    <div className="page">
      {id === undefined ? (
        <NoId>
          <ToList />
        </NoId>
      ) : (
        <Loaded key={id} id={id} />
      )}
    </div>
  )
}

const ToList = () => <Link to="/experimentalServices">{text('content.experiments')}</Link>

function Loaded({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(experimentQuery(id))
  if (data) return <Experiment project={data} />
  if (!error) return <PageSkeleton />
  return (
    <Failed isPage error={error} retry={refetch}>
      <LeaveFavourites dataId={id} typeId={2} />
      <ToList />
    </Failed>
  )
}

const title = (field: keyof typeof experiment.properties) =>
  titleOf(experiment.properties[field], field, language)

const countView = (id: number) =>
  api.POST('/web/experiment/project/pageView/{id}', { params: { path: { id } } })

function Experiment({ project }: { project: Schemas['Experiment'] }) {
  const { id, projectName, typeId, typeName, objectId, objectName, standards, content } = project
  usePageTitle(projectName)
  usePageView(id, countView)
  useBrowsedExperiment(id)
  const facts = [
    [title('typeName'), typeName],
    [title('objectName'), objectName],
    [title('standards'), standards.join(', ')],
    [title('samples'), project.samples],
    [title('duration'), project.duration],
    [title('pv'), formatNumber(project.pv)],
  ].filter(([, value]) => value)
  const services = '/experimentalServices'
  return (
    <>
      <Trail
        links={[
          [text('shell.home'), '/'],
          [text('content.experiments'), services],
          [typeName, `${services}?id=${typeId}`],
          [objectName, `${services}?id=${typeId}&objectId=${objectId}`],
        ]}
        here={projectName}
      />
      <div className={styles.first}>
        <span className={styles.picture}>
          <Picture
            src={project.fileUrl}
            alt={projectName}
            width={640}
            height={400}
            loading="eager"
            fetchPriority="high"
          />
        </span>
        <div className={styles.panel}>
          <h1>{projectName}</h1>
          <p>{project.summary}</p>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Order id={id} />
        </div>
      </div>
      <section className={styles.text} aria-label={text('content.experiment.description')}>
        <RichText html={content ?? ''} />
      </section>
    </>
  )
}

function Order({ id }: { id: number }) {
  const navigate = useNavigate()
  const throttled = useThrottle()
  const [counts, setCounts] = useState(1)
  const place = useRef<HTMLDivElement>(null)
  const orderOnce = (name: string, order: () => unknown) => {
    if (!leadToInvalid(place.current)) throttled(name, 'page', order)
  }
  return (
    <div ref={place} className={styles.order}>
      <QuantityStepper
        label={text('content.experiment.counts')}
        value={counts}
        min={1}
        onChange={setCounts}
      />
      <Button
        look="strong"
        onClick={() =>
          orderOnce('reserve', () => {
            tellOfRaised(place.current)
            return reserveToo([{ dataId: id, counts, typeId: 2 }], navigate)
          })
        }
      >
        {text('content.experiment.reserve')}
      </Button>
      <Button
        onClick={() =>
          orderOnce('cart', () => addToCart({ dataId: id, counts, typeId: 2 }, navigate))
        }
      >
        <Icon name="cart" />
        {text('content.experiment.toCart')}
      </Button>
      <FavouriteButton dataId={id} typeId={2} />
    </div>
  )
}
