import { Suspense, useState } from 'react'
import { contentKinds } from '../../../domain/content/kinds'
import { labelOf } from '../../../domain/forms/field-schema'
import contentKind from '../../../generated/screens/ContentKind.json'
import contentLanguage from '../../../generated/screens/ContentLanguage.json'
import type { Fault } from '../../forms/form-parts'
import { SchemaView } from '../../forms/SchemaView'
import { formatTime, language, text } from '../../language/locale'
import { OneRecord } from '../../screens/OneRecord'
import { OfficePage } from '../../screens/OfficePage'
import { Timeline } from '../../screens/Timeline'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { Tabs } from '../../ui/Tabs'
import { Tag } from '../../ui/Tag'
import { usePageTitle } from '../../ui/page-title'
import { ContentActions } from './ContentActions'
import { ContentForm } from './ContentForm'
import { contentKey, readContent, type ContentRecord } from './content-calls'
import styles from './Office.module.css'
import { PreviewPane } from './PreviewPane'
import { useContentContext } from './useContentContext'
import { StateTag, VersionsPane } from './VersionsPane'
import { itemAt } from '../../../domain/lists/items'

const back = { to: '/office/content', title: 'content.office' } as const

/** The editor's page of a content: draft, preview, versions. */
export function OfficeContentPage({ id: idParam }: { id: string | undefined }) {
  const id = Number(idParam)
  return (
    <OneRecord
      id={id}
      queryKey={contentKey(id)}
      ask={() => readContent(id)}
      missing={{ title: text('content.notFound') }}
      back={back}
    >
      {(record) => <Desk key={record.id} record={record} />}
    </OneRecord>
  )
}

type Pane = 'content' | 'preview' | 'versions'

function Desk({ record }: { record: ContentRecord }) {
  const { kind, name, versions, returned, timeline } = record
  const [pane, setPane] = useState<Pane>('content')
  const [faults, setFaults] = useState<Fault[]>()
  const context = useContentContext(kind)
  const newest = itemAt(versions, 0)
  const kindName = labelOf(contentKind, kind, language) ?? kind
  const title = name || text('publishing.untitled', { kind: kindName })
  usePageTitle(title)
  const isShown = versions.some(({ state }) => state === 'published')
  return (
    <OfficePage
      title={title}
      tags={
        <>
          <Tag>{kindName}</Tag>
          <StateTag state={newest.state} />
          {isShown && newest.state !== 'published' && (
            <Tag tone="good">{text('publishing.shown')}</Tag>
          )}
          {newest.missing.map((code) => (
            <Tag key={code} tone="warn">
              {text('publishing.lacks', {
                language: labelOf(contentLanguage, code, language) ?? code,
              })}
            </Tag>
          ))}
        </>
      }
      actions={
        <ContentActions
          record={record}
          onFaults={(faults) => {
            // Switch to the pane whose fields show the faults.
            setPane('content')
            setFaults(faults)
          }}
        />
      }
    >
      {newest.publishTime && (
        <p role="status">{text('publishing.planned', { time: formatTime(newest.publishTime) })}</p>
      )}
      {returned && (
        <div className={styles.returned} role="status">
          <strong>{text('publishing.returned', { who: returned.who })}</strong>
          <p>{returned.note}</p>
        </div>
      )}
      <Tabs<Pane>
        label={title}
        active={pane}
        onChange={(next) => {
          setPane(next)
          setFaults(undefined)
        }}
        tabs={[
          { key: 'content', title: text('publishing.content') },
          { key: 'preview', title: text('publishing.preview') },
          {
            key: 'versions',
            title: text('publishing.versions'),
            note: String(versions.length),
          },
        ]}
      >
        <Suspense fallback={<PageSkeleton />}>
          {pane === 'preview' ? (
            <PreviewPane record={record} />
          ) : pane === 'versions' ? (
            <VersionsPane record={record} context={context} />
          ) : newest.state === 'draft' ? (
            <ContentForm record={record} context={context} faults={faults} />
          ) : (
            <div className={styles.read}>
              <SchemaView
                schema={contentKinds[kind].form}
                value={record.data}
                choices={context.choices ?? {}}
              />
            </div>
          )}
        </Suspense>
      </Tabs>
      <Timeline steps={timeline} title={text('publishing.history')} />
    </OfficePage>
  )
}
