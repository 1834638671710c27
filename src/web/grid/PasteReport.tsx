import { listMarkOf } from '../../domain/language/language'
import { formatNumber, language, text } from '../language/locale'
import { Button } from '../ui/Button'
import { Dialog } from '../ui/Dialog'
import styles from './GridPanel.module.css'
import type { PastedBlock, PastePlan } from './paste-by-key'

const separator = listMarkOf[language]
/** Models listed by name. */
const most = 50

interface Props {
  block: PastedBlock
  plan: PastePlan
  /** New rows may be made of what the grid does not have. */
  mayAdd: boolean
  onApply: (addsUnknown: boolean) => void
  onClose: () => void
}

/** Names what of a paste has no row or column of its own, and asks what to do with the rest. */
export function PasteReport({ block, plan, mayAdd, onApply, onClose }: Props) {
  const { matched, unknown, doubled, nameless } = plan
  const { unknownColumns, doubledColumns } = block
  return (
    <Dialog
      title={text('grid.paste.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('products.imports.cancel')}</Button>
          {mayAdd && unknown.length > 0 && (
            <Button onClick={() => onApply(true)}>
              {text('grid.paste.add', { count: formatNumber(unknown.length) })}
            </Button>
          )}
          <Button look="main" disabled={matched.size === 0} onClick={() => onApply(false)}>
            {text('grid.paste.matched', { count: formatNumber(matched.size) })}
          </Button>
        </>
      }
    >
      <div className={styles.report}>
        <Models title={text('grid.paste.unknown')} models={unknown} />
        <Models title={text('grid.paste.doubled')} models={doubled} />
        {nameless.length > 0 && (
          <p>{text('grid.paste.nameless', { lines: nameless.join(separator) })}</p>
        )}
        {unknownColumns.length > 0 && (
          <p>{text('grid.paste.unknownColumn', { names: unknownColumns.join(separator) })}</p>
        )}
        {doubledColumns.length > 0 && (
          <p>{text('grid.paste.columnTwice', { names: doubledColumns.join(separator) })}</p>
        )}
      </div>
    </Dialog>
  )
}

function Models({
  title,
  models,
}: {
  title: string
  models: { model: string; lines: number[] }[]
}) {
  if (models.length === 0) return null
  return (
    <div>
      <p>{title}</p>
      <ul>
        {models.slice(0, most).map(({ model, lines }) => (
          <li key={model}>{text('grid.paste.line', { model, lines: lines.join(separator) })}</li>
        ))}
        {models.length > most && (
          <li>{text('products.more', { count: formatNumber(models.length - most) })}</li>
        )}
      </ul>
    </div>
  )
}
