import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { text } from '../language/locale'
import { Pager } from '../ui/Pager'
import { showToast } from '../ui/toast-list'
import { FindModel } from './FindModel'
import { GridPanel } from './GridPanel'
import type { GridColumn } from './grid-rows'
import { PasteReport } from './PasteReport'
import type { Shown, useGrid } from './useGrid'
import type { usePasteByKey } from './usePasteByKey'

interface Props {
  label: string
  columns: readonly GridColumn[]
  grid: ReturnType<typeof useGrid>
  /** The filters offered for rows. */
  choices: readonly Shown[]
  page: { current: number; size: number; total: number }
  /** The model to start at. */
  wanted: string | undefined
  pasting: ReturnType<typeof usePasteByKey>
  busy: boolean
  /** Cells of a new row; absent where rows cannot be added or deleted. */
  fresh?: (() => readonly string[]) | undefined
  onSave: () => void
  /** Puts the stored rows back. */
  onDiscard: () => void
}

/** A grid of models over several pages; the address names the page or a model. */
export function PagedGrid(props: Props) {
  const { label, columns, grid, choices, page, wanted, pasting, busy, fresh } = props
  const [, setSearch] = useSearchParams()
  const place = columns.findIndex(({ key }) => key === 'model')
  const find = (word: string) => grid.find(word, place)
  const showWanted = useEffectEvent(() => {
    if (wanted && !find(wanted)) tellMissing(wanted)
  })
  useEffect(() => showWanted(), [])

  return (
    <>
      <GridPanel
        label={label}
        columns={columns}
        grid={grid}
        choices={choices}
        busy={busy}
        isPage
        fresh={fresh}
        onPaste={pasting.paste}
        onSave={props.onSave}
        onDiscard={() => window.confirm(text('grid.discardAsk')) && props.onDiscard()}
      >
        <FindModel
          onFind={(word) => {
            // With several pages only the server can find the first match.
            if (page.total > page.size && word !== wanted) setSearch({ model: word })
            else if (!find(word)) tellMissing(word)
          }}
        />
      </GridPanel>
      {pasting.waiting && (
        <PasteReport
          {...pasting.waiting}
          mayAdd={fresh !== undefined}
          onApply={pasting.apply}
          onClose={pasting.cancel}
        />
      )}
      <Pager
        {...page}
        onChange={(current) => setSearch(current > 1 ? { page: String(current) } : {})}
      />
    </>
  )
}

const tellMissing = (word: string) => showToast('info', text('grid.noModel', { text: word }))
