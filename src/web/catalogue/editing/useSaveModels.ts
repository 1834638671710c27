import { type GridColumn, withRequired, mergedRows } from './grid-rows'
import type { ClassModels } from './class-models'
import { useGrid } from './useGrid'
import { useMutation } from '@tanstack/react-query'
import { formOf, savedRows, gridRows, withFaults, pageRows } from './model-rows'
import { CallFailure, answerOf, api, queries } from '../../calls/api'
import { text } from '../../language/locale'
import { showToast } from '../../ui/toast-list'

interface Edited {
  model: ClassModels
  setModel: (model: ClassModels) => void
  columns: readonly GridColumn[]
  grid: ReturnType<typeof useGrid>
  /** Asks for the rows stored now. */
  refresh: () => Promise<ClassModels>
}

/** Saves the changed rows of a class; marks refused cells, and merges the rows on a conflict. */
export function useSaveModels({ model, setModel, columns, grid, refresh }: Edited) {
  const id = model.classId
  return useMutation({
    async mutationFn() {
      const rows = withRequired(grid.rows, columns)
      const form = formOf(columns, rows)
      const faulty = form.sent.some((row) => Object.keys(row.faults).length > 0)
      grid.setRows(rows)
      if (faulty) throw new CallFailure(text('products.grid.mend'), 0)
      try {
        const { data, message } = await answerOf(
          api.PUT('/office/catalogue/class/{id}/models', {
            params: { path: { id } },
            body: form.body,
          }),
        )
        setModel({ ...model, columns: data.columns })
        grid.setRows(savedRows(rows, form, gridRows(data)))
        showToast('success', message)
        // Refetch data cached before the change.
        void queries.invalidateQueries({ queryKey: ['data'] })
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error
        const marked = withFaults(rows, columns, form, error.errors)
        // On a conflict, merge the rows stored now with the edits made here.
        grid.setRows(
          error.status === 409
            ? mergedRows(rows, pageRows(await refresh()), text('products.grid.gone'))
            : marked,
        )
        throw error
      }
    },
  })
}
