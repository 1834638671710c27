import { useMutation } from '@tanstack/react-query'
import { saveTable, type TableFormat } from '../actions/save-table'
import { formatNumber, text } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { showToast } from '../ui/toast-list'
import { allRecords, tableOf } from './export-table'
import type { NamedField } from './record-schema'
import type { FilterValues, Resource } from './resource'
import styles from './ResourceList.module.css'

interface Props {
  resource: Resource
  values: FilterValues
  columns: NamedField[]
  /** True if there is nothing to export. */
  disabled: boolean
}

/** Exports all records of the filtered and sorted list, not only the current page. */
export function ExportButtons({ resource, values, columns, disabled }: Props) {
  const save = useMutation({
    mutationFn: async (format: TableFormat) => {
      const { records, total } = await allRecords(resource, values)
      const name = text(resource.title)
      await saveTable({ name, format, ...tableOf(columns, records) })
      return { total, count: records.length }
    },
    onSuccess: ({ total, count }) => {
      const numbers = { count: formatNumber(count), total: formatNumber(total) }
      if (count < total) showToast('warning', text('screens.export.cut', numbers))
      else showToast('success', text('screens.export.done', numbers))
    },
  })
  return (
    <span className={styles.export}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          small
          disabled={disabled || save.isPending}
          aria-busy={save.isPending && save.variables === format}
          aria-label={text(`screens.export.${format}`)}
          title={text(`screens.export.${format}`)}
          onClick={() => save.mutate(format)}
        >
          <Icon name="download" size={16} />
          {format === 'csv' ? 'CSV' : 'Excel'}
        </Button>
      ))}
    </span>
  )
}
