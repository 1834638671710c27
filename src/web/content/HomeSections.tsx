import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { fileAddress } from '../calls/api'
import { formatNumber, text } from '../language/locale'
import { OrderingHelpLink } from '../ui/OrderingHelp'
import { Picture } from '../ui/Picture'
import {
  benefitsQuery,
  homePictureQuery,
  homeScenesQuery,
  newProductsQuery,
  projectTypesQuery,
} from './content-queries'
import styles from './HomeSections.module.css'
import { ProductCards } from './RelatedProducts'
import { SceneCards } from './SceneCards'
import { Slideshow } from './Slideshow'

/** The contents on the home page; the partners are in the footer right below. */
export function HomeSections() {
  return (
    <>
      <Slideshow />
      <div className={`page ${styles.page}`}>
        <NewProducts />
        <Ordering />
        <ProjectTypes />
        <Scenes />
        <Benefits />
      </div>
    </>
  )
}

function Section({
  title,
  to,
  more,
  children,
}: {
  title: string
  to?: string
  more?: string
  children: ReactNode
}) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.headed}>
        <h2>{title}</h2>
        {to && more && <Link to={to}>{more}</Link>}
      </div>
      {children}
    </section>
  )
}

/** The way to a price, in a sentence. */
function Ordering() {
  return (
    <p className={styles.ordering}>
      <strong>{text('shell.help')}</strong>
      <span>{text('shell.help.lead')}</span>
      <OrderingHelpLink />
    </p>
  )
}

function NewProducts() {
  const { data } = useQuery(newProductsQuery)
  if (data?.total === 0) return null
  return (
    <Section
      title={text('content.home.newProducts')}
      to="/productCategories"
      more={text('content.home.allProducts')}
    >
      <div className={styles.products}>{data && <ProductCards products={data.records} />}</div>
    </Section>
  )
}

function ProjectTypes() {
  const { data } = useQuery(projectTypesQuery)
  if (data?.total === 0) return null
  return (
    <Section
      title={text('content.experiments')}
      to="/experimentalServices"
      more={text('content.home.allExperiments')}
    >
      <ul className={styles.types}>
        {data?.records.map(({ id, typeName, fileUrl, number, objectList }) => (
          <li key={id}>
            <span className={styles.typePicture}>
              <Picture src={fileUrl} width={96} height={96} />
            </span>
            <div>
              <Link to={`/experimentalServices?id=${id}`}>{typeName}</Link>
              <span className={styles.count}>
                {text('content.experiments.count', { count: formatNumber(number) })}
              </span>
              <span className={styles.objects}>
                {objectList.map(({ objectId, objectName }) => (
                  <Link key={objectId} to={`/experimentalServices?id=${id}&objectId=${objectId}`}>
                    {objectName}
                  </Link>
                ))}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Scenes() {
  const { data } = useQuery(homeScenesQuery)
  const { data: picture } = useQuery(homePictureQuery)
  if (data?.length === 0) return null
  return (
    <div className={styles.scenes}>
      {picture?.imageUrl && (
        <img
          className={styles.backdrop}
          src={fileAddress(picture.imageUrl)}
          alt=""
          loading="lazy"
          width={1440}
          height={480}
        />
      )}
      <Section
        title={text('content.scenes')}
        to="/industryScene"
        more={text('content.home.allScenes')}
      >
        {data && <SceneCards scenes={data.slice(0, 8)} />}
      </Section>
    </div>
  )
}

function Benefits() {
  const { data } = useQuery(benefitsQuery)
  if (data?.length === 0) return null
  return (
    <Section title={text('content.home.benefits')}>
      <ul className={styles.benefits}>
        {data?.map(({ imageName, imageUrl, content }) => (
          <li key={imageName}>
            {imageUrl && (
              <img src={fileAddress(imageUrl)} alt="" width={48} height={48} loading="lazy" />
            )}
            <h3>{imageName}</h3>
            <p>{content}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
