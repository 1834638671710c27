import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { api } from '../calls/api'
import { formatDate, formatNumber, text } from '../language/locale'
import { PageSkeleton } from '../ui/PageSkeleton'
import { usePageTitle } from '../ui/page-title'
import { RichText } from '../ui/RichText'
import { Trail } from '../ui/Trail'
import { articleQuery, caseQuery } from './content-queries'
import { Keywords } from './ContentCard'
import { Failed, NoId } from './Failed'
import { FavouriteButton, LeaveFavourites } from './FavouriteButton'
import styles from './PublicationPage.module.css'
import { readId } from './read-id'
import { RelatedProducts } from './RelatedProducts'
import { usePageView } from './usePageView'
import { useTopOf } from './useTopOf'
import { useState } from 'react'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import { Icon } from '../ui/Icon'
import { absolute } from '../ui/QrImage'
import { copyLink } from './copy-link'
import { SharePanel } from './SharePanel'

/** Articles and cases. The route decides which, not the address's `type`. */
const kinds = {
  article: {
    typeId: 5,
    list: '/articleListing',
    title: 'content.articles',
    path: (id: number) => `/articleListing/details?id=${id}&type=1&share=1`,
    view: (id: number) => api.PUT('/web/technology/article/{id}', { params: { path: { id } } }),
  },
  case: {
    typeId: 4,
    list: '/industryCase',
    title: 'content.cases',
    path: (id: number) => `/industryCase/details?id=${id}&type=2&share=1`,
    view: (id: number) => api.PUT('/web/business/case/{id}', { params: { path: { id } } }),
  },
} as const

type Kind = keyof typeof kinds

export const ArticlePage = () => <PublicationPage kind="article" />
export const CasePage = () => <PublicationPage kind="case" />

function PublicationPage({ kind }: { kind: Kind }) {
  const [query] = useSearchParams()
  const id = readId(query.get('id'))
  useTopOf(id)
  const toList = <Link to={kinds[kind].list}>{text(kinds[kind].title)}</Link>
  return (
    <div className="page">
      {id === undefined ? (
        <NoId>{toList}</NoId>
      ) : (
        <Loaded key={id} kind={kind} id={id} shared={query.get('share') === '1'} />
      )}
    </div>
  )
}

function Loaded({ kind, id, shared }: { kind: Kind; id: number; shared: boolean }) {
  const { list, title, typeId } = kinds[kind]
  const { data, error, refetch } = useQuery<Publication>(
    kind === 'article' ? articleQuery(id, shared) : caseQuery(id, shared),
  )
  if (data) return <Publication kind={kind} publication={data} />
  if (!error) return <PageSkeleton />
  return (
    <Failed isPage error={error} retry={refetch}>
      <LeaveFavourites dataId={id} typeId={typeId} />
      <Link to={list}>{text(title)}</Link>
    </Failed>
  )
}

type Publication = Schemas['Article'] | Schemas['IndustryCase']

function Publication({ kind, publication }: { kind: Kind; publication: Publication }) {
  const { id, name, typeName, typeCode, keyword, content = '', items = [] } = publication
  const { typeId, list, title, path, view } = kinds[kind]
  usePageTitle(name)
  usePageView(id, view)
  const links = [
    [text('shell.home'), '/'],
    [text(title), list],
    ...(typeName ? [[typeName, `${list}?typeCode=${encodeURIComponent(typeCode)}`] as const] : []),
  ] as const
  return (
    <>
      <Trail links={links} here={name} />
      <article className={styles.sheet}>
        <header className={styles.header}>
          <h1>{name}</h1>
          <Keywords keyword={keyword} />
          <p className={styles.facts}>
            <span>{formatDate(publication.auditTime)}</span>
            <span>{publication.identityName}</span>
            <span>{text('content.views', { count: formatNumber(publication.pv) })}</span>
          </p>
          <div className={styles.actions}>
            <FavouriteButton dataId={id} typeId={typeId} />
            <ShareButtons path={path(id)} title={name} />
          </div>
        </header>
        <RichText html={content} />
      </article>
      <RelatedProducts items={items} of={{ type: kind, id }} />
    </>
  )
}

/** Shares a page: by a panel with several ways, or by copying its link. */
function ShareButtons({ path, title }: { path: string; title: string }) {
  const [open, setOpen] = useState(false)
  const address = absolute(path)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="share" size={18} />
        {text('content.share')}
      </Button>
      <Button onClick={() => void copyLink(address)}>
        <Icon name="copy" size={18} />
        {text('content.copyLink')}
      </Button>
      {open && (
        <Dialog title={text('content.share')} onClose={() => setOpen(false)}>
          <SharePanel address={address} title={title} />
        </Dialog>
      )}
    </>
  )
}
