import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import 'react-pdf/dist/Page/TextLayer.css'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { Link } from 'react-router'
import { fixedPages, guidePage } from '../../domain/content/content'
import type { Schemas } from '../../domain/schemas'
import { fileAddress } from '../calls/api'
import { useKnownBootArea } from '../calls/boot-data'
import { settingsQuery } from '../calls/settings'
import { text } from '../language/locale'
import { useUser } from '../session/session'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { Icon } from '../ui/Icon'
import { PageSkeleton } from '../ui/PageSkeleton'
import { usePageTitle } from '../ui/page-title'
import { Trail } from '../ui/Trail'
import { Failed } from './Failed'
import { directoryOf, entryAt, inDocument, type Outlined } from './guide-directory'
import styles from './GuidePage.module.css'

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl

const files = `${import.meta.env.BASE_URL}pdfjs/`

/** Files pdf.js loads for PDFs that do not embed them. The content security policy forbids WebAssembly in workers. */
const options = {
  cMapUrl: `${files}cmaps/`,
  standardFontDataUrl: `${files}standard_fonts/`,
  wasmUrl: `${files}wasm/`,
  iccUrl: `${files}iccs/`,
  useWasm: false,
}

/** The user guide, page by page, with its table of contents. */
export function GuidePage() {
  usePageTitle(text('shell.footer.guide'))
  const { items, error, refetch } = useKnownBootArea('guide')
  const [guide] = items ?? []
  const user = useUser()
  const { data: settings } = useQuery(settingsQuery)
  const isForOthers = !user && settings?.guideReaders === 'customers'
  return (
    <div className="page">
      <Trail links={[[text('shell.home'), '/']]} here={text('shell.footer.guide')} />
      <h1 className="visually-hidden">{text('shell.footer.guide')}</h1>
      {isForOthers ? (
        <Empty title={text('common.loginFirst')}>
          <Link to={`/login?redirect=${guidePage}`}>{text('shell.logIn')}</Link>
        </Empty>
      ) : guide?.imageUrl ? (
        <Guide file={fileAddress(guide.imageUrl)} namedEntries={guide.directory} />
      ) : items ? (
        <NoGuide />
      ) : error ? (
        <Failed error={error} retry={refetch} />
      ) : (
        <PageSkeleton />
      )}
    </div>
  )
}

const NoGuide = () => (
  <Empty title={text('content.guide.none')} hint={text('content.guide.noneHint')}>
    <Link to="/">{text('shell.notFound.home')}</Link>
    <Link to={fixedPages.company}>{text('shell.nav.aboutUs')}</Link>
  </Empty>
)

function Guide({
  file,
  namedEntries,
}: {
  file: string
  namedEntries: Schemas['GuideEntry'][] | undefined
}) {
  const [attempt, setAttempt] = useState(0)
  const [isLocked, setLocked] = useState(false)
  const [total, setTotal] = useState(0)
  const [at, setAt] = useState(1)
  const [own, setOwn] = useState<Schemas['GuideEntry'][]>([])
  const { frame, width } = useWidth()
  const entries = inDocument(namedEntries ?? own, total)

  async function loaded(pdf: Outlined & { numPages: number }) {
    setTotal(pdf.numPages)
    setAt((page) => Math.min(page, pdf.numPages))
    if (!namedEntries) setOwn(await directoryOf(pdf))
  }

  if (isLocked)
    return (
      <Empty icon="warning" title={text('content.guide.locked')}>
        <a href={file} download>
          {text('content.guide.download')}
        </a>
      </Empty>
    )

  const failed = (
    <Empty
      icon="warning"
      title={text('content.guide.failed')}
      hint={text('content.guide.failedHint')}
    >
      <Button look="main" onClick={() => setAttempt(attempt + 1)}>
        {text('common.reload')}
      </Button>
      <Link to="/">{text('shell.notFound.home')}</Link>
    </Empty>
  )
  return (
    <div className={styles.guide}>
      <Directory entries={entries} at={at} onOpen={setAt} />
      <div className={styles.reading}>
        <div className={styles.bar}>
          <Button disabled={at <= 1} onClick={() => setAt(at - 1)}>
            <Icon name="chevronLeft" size={16} />
            {text('common.pager.previous')}
          </Button>
          <span className={styles.where} aria-live="polite">
            {total > 0 ? `${at} \\ ${total}` : ''}
          </span>
          <Button disabled={at >= total} onClick={() => setAt(at + 1)}>
            {text('common.pager.next')}
            <Icon name="chevronRight" size={16} />
          </Button>
          <a href={file} download className={styles.download}>
            <Icon name="download" size={18} />
            {text('content.guide.download')}
          </a>
        </div>
        <div ref={frame} className={styles.sheet}>
          <Document
            key={attempt}
            file={file}
            options={options}
            // Show a broken file here; the error boundary would replace the whole page.
            suspense={false}
            loading={<PageSkeleton />}
            error={failed}
            noData={failed}
            onLoadSuccess={(pdf) => void loaded(pdf)}
            onLoadError={() => setTotal(0)}
            // Otherwise the browser prompts for a password that readers do not have.
            onPassword={() => setLocked(true)}
            onItemClick={({ pageNumber }) => setAt(pageNumber)}
          >
            {width > 0 && total > 0 && (
              <Page
                pageNumber={at}
                width={width}
                suspense={false}
                loading={<PageSkeleton />}
                error={text('content.guide.pageFailed')}
              />
            )}
          </Document>
        </div>
      </div>
    </div>
  )
}

function Directory({
  entries,
  at,
  onOpen,
}: {
  entries: Schemas['GuideEntry'][]
  at: number
  onOpen: (page: number) => void
}) {
  const open = entryAt(entries, at)
  return (
    <nav className={styles.directory} aria-label={text('content.guide.directory')}>
      <h2>{text('content.guide.directory')}</h2>
      <Entries entries={entries} open={open} onOpen={onOpen} />
    </nav>
  )
}

function Entries({
  entries,
  open,
  onOpen,
}: {
  entries: Schemas['GuideEntry'][]
  open: Schemas['GuideEntry'] | undefined
  onOpen: (page: number) => void
}) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={`${entry.pageNum}.${entry.title}`}>
          <button
            type="button"
            aria-current={entry === open ? 'page' : undefined}
            onClick={() => onOpen(entry.pageNum)}
          >
            <span>{entry.title}</span>
            <span className={styles.number}>{entry.pageNum}</span>
          </button>
          {entry.childs && <Entries entries={entry.childs} open={open} onOpen={onOpen} />}
        </li>
      ))}
    </ul>
  )
}

/** Available width for a page, in pixels. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.min(960, Math.floor(entry?.contentRect.width ?? 0))),
    )
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return { frame, width }
}
