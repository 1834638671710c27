import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { fileAddress } from '../../calls/api'
import { text } from '../../language/locale'
import { hasPage } from '../../../domain/pages/paths'
import { Tabs, type Tab } from '../../ui/Tabs'
import { keysIn } from '../../../domain/lists/objects'
import { BaseInfo } from './BaseInfo'
import { filesOf, type ProductFile } from './files'
import styles from './InfoTabs.module.css'
import { PackingFacts } from './PackingFacts'
import { figuresOf } from './base-info'
import { useBaseInfo, useUseCases } from './product-queries'

type Key = 'base' | 'packaging' | 'attention' | 'files' | 'cases'

/** Information about a product; empty tabs are left out. */
export function InfoTabs({ product }: { product: Schemas['Material'] }) {
  const { data: cases = [] } = useUseCases(product.id)
  const [chosen, setChosen] = useState<Key>('base')
  const { data: info } = useBaseInfo(product)
  const files = filesOf(product)
  const { description2, description3, def8, characterList = [] } = product
  const described = characterList.length > 0 || (info && figuresOf(info).length > 0)

  const panels: Partial<Record<Key, ReactNode>> = {
    ...(described && { base: <BaseInfo product={product} /> }),
    ...((description2 || def8) && {
      packaging: (
        <>
          {description2 && <p className={styles.prose}>{description2}</p>}
          <PackingFacts product={product} />
        </>
      ),
    }),
    ...(description3 && { attention: <p className={styles.prose}>{description3}</p> }),
    ...(files.length > 0 && { files: <Files files={files} /> }),
    ...(cases.length > 0 && { cases: <Cases cases={cases.slice(0, 3)} /> }),
  }
  // The cast is safe: the keys come from the record above.
  const keys = keysIn(panels)
  const active = keys.includes(chosen) ? chosen : keys[0]
  if (!active) return null
  const tabs: Tab<Key>[] = keys.map((key) => ({
    key,
    title: text(`catalogue.product.info.${key}`),
  }))

  return (
    <Tabs
      label={text('catalogue.product.information')}
      tabs={tabs}
      active={active}
      onChange={setChosen}
    >
      {panels[active]}
    </Tabs>
  )
}

export function Files({ files }: { files: readonly ProductFile[] }) {
  return (
    <ul className={styles.files}>
      {files.map(({ name, type, address }) => (
        <li key={address}>
          <a href={fileAddress(address)} download={name}>
            <span className={styles.type} aria-hidden="true">
              {type}
            </span>
            <span className={styles.name}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Use cases of the product, as links where the case has a page. */
function Cases({ cases }: { cases: readonly Schemas['ProductUseCase'][] }) {
  return (
    <ul className={styles.cases}>
      {cases.map(({ id, caseName, fileUrl }, index) => {
        const target = id && `/industryCase/details?id=${id}`
        const content = (
          <>
            {fileUrl && (
              <img src={fileAddress(fileUrl)} alt="" width={320} height={180} loading="lazy" />
            )}
            <span>{caseName}</span>
          </>
        )
        return (
          <li key={index}>
            {target && hasPage(target) ? <Link to={target}>{content}</Link> : content}
          </li>
        )
      })}
    </ul>
  )
}
