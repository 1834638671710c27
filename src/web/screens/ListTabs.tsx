import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { choicesOf } from '../../domain/forms/field-schema'
import { formatNumber, language, text } from '../language/locale'
import { Tabs } from '../ui/Tabs'
import type { Filter } from './lists'
import type { FilterValues, Resource } from './resource'
import styles from './ListTabs.module.css'
import { tabCounts } from './tab-counts'

interface Props {
  resource: Resource
  /** The parameter whose choices are the tabs. */
  filter: Filter
  value: string | number | undefined
  /** The other filters of the list. */
  narrowedBy: FilterValues
  onChoose: (value: string | number | undefined) => void
  children: ReactNode
}

const all = 'all'

/** The choices of a parameter as tabs, each with its number of records and of new ones. */
export function ListTabs({ resource, filter, ...props }: Props) {
  const { title, tabs } = resource
  const { value, narrowedBy, onChoose, children } = props
  const query = tabCounts(resource, tabs?.narrowed ? narrowedBy : {})
  const { data: counts = [], isPending } = useQuery(query)
  const sum = (of: 'counts' | 'unseen') => counts.reduce((total, tab) => total + (tab[of] ?? 0), 0)
  const choices = choicesOf(filter.schema, language)
  return (
    // Hidden until the counts have loaded, which would shift the tabs.
    <div className={isPending ? styles.waiting : undefined} aria-busy={isPending}>
      <Tabs
        label={text(title)}
        active={String(value ?? all)}
        onChange={(key) => onChoose(choices.find((choice) => String(choice.value) === key)?.value)}
        tabs={[
          tab(
            all,
            text('screens.all'),
            counts.length > 0 ? sum('counts') : undefined,
            sum('unseen'),
          ),
          ...choices.map((choice) => {
            const count = counts.find((tab) => tab.value === choice.value)
            return tab(String(choice.value), choice.label, count?.counts, count?.unseen)
          }),
        ]}
      >
        {children}
      </Tabs>
    </div>
  )
}

function tab(key: string, title: string, counts?: number, unseen = 0) {
  return {
    key,
    title,
    ...(counts !== undefined && { note: formatNumber(counts) }),
    ...(unseen > 0 && { mark: text('screens.unseen', { count: formatNumber(unseen) }) }),
  }
}
