import { answerOf, api } from '../../calls/api'
import type { GridColumn } from '../../grid/grid-rows'
import type { useGrid } from '../../grid/useGrid'
import { useSaveGrid } from '../../grid/useSaveGrid'
import type { ClassModels } from './class-models'
import { bodyOf, gridRows, pageRows, savedRows } from './model-rows'

interface Edited {
  model: ClassModels
  setModel: (model: ClassModels) => void
  columns: readonly GridColumn[]
  grid: ReturnType<typeof useGrid>
  /** Asks for the rows stored now. */
  refresh: () => Promise<ClassModels>
}

/** Saves the changed rows of a class. */
export const useSaveModels = ({ model, setModel, columns, grid, refresh }: Edited) =>
  useSaveGrid({
    columns,
    grid,
    async store(changed, rows) {
      const { data, message } = await answerOf(
        api.PUT('/office/catalogue/class/{id}/models', {
          params: { path: { id: model.classId } },
          body: bodyOf(columns, changed),
        }),
      )
      setModel({ ...model, columns: data.columns })
      return { message, rows: savedRows(rows, changed, gridRows(data)) }
    },
    rowAt: ({ sent, removed }, [list, index]) =>
      (list === 'removals' ? removed : sent)[Number(index)],
    refresh: async () => pageRows(await refresh()),
  })
