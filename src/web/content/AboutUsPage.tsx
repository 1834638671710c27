import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import types from '../../../schemas/content/AboutUsType.json'
import { aboutUsAddress, isAboutUsLink } from '../../domain/content/content'
import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import { Empty } from '../ui/Empty'
import { PageSkeleton } from '../ui/PageSkeleton'
import { usePageTitle } from '../ui/page-title'
import { RichText } from '../ui/RichText'
import { Trail } from '../ui/Trail'
import styles from './AboutUsPage.module.css'
import { aboutUsQuery } from './content-queries'
import { Failed } from './Failed'
import { useTopOf } from './useTopOf'

/** An "about us" page, named by the last part of the address. */
export function AboutUsPage() {
  const { name = '' } = useParams()
  useTopOf(name)
  return (
    <div className="page">
      {isType(name) ? (
        <Loaded key={name} typeId={name} />
      ) : (
        <Empty isPage icon="search" title={text('content.noId')} hint={text('content.noIdHint')}>
          <Link to="/">{text('shell.notFound.home')}</Link>
        </Empty>
      )}
    </div>
  )
}

const isType = (name: string): name is Schemas['AboutUsType'] => types.enum.includes(name)

function Loaded({ typeId }: { typeId: Schemas['AboutUsType'] }) {
  const { data, error, refetch } = useQuery(aboutUsQuery(typeId))
  usePageTitle(data?.typeName)
  if (!data)
    return error ? (
      <Failed isPage error={error} retry={refetch}>
        <Link to="/">{text('shell.notFound.home')}</Link>
      </Failed>
    ) : (
      <PageSkeleton />
    )
  const { typeName, privacyLink, content = '' } = data
  return (
    <>
      <Trail links={[[text('shell.home'), '/']]} here={typeName} />
      <article className={styles.sheet}>
        <h1>{typeName}</h1>
        {isAboutUsLink(typeId) ? <OtherSite link={privacyLink} /> : <RichText html={content} />}
      </article>
    </>
  )
}

function OtherSite({ link }: { link: string }) {
  if (!link) return <p role="alert">{text('content.about.noLink')}</p>
  return (
    <p>
      {text('content.about.otherSite')}{' '}
      <a href={aboutUsAddress(link)} target="_blank" rel="noreferrer">
        {link}
      </a>
    </p>
  )
}
