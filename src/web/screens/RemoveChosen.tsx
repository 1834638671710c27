import { AskedAction } from '../actions/AskedAction'
import { answerOf } from '../calls/api'
import { formatNumber, text } from '../language/locale'
import { untypedApi } from '../providers/untyped-api'
import type { Several, Row } from './resource'

/** Removes the selected records after one confirmation. */
export function RemoveChosen({
  path,
  records,
  onEach,
  small,
}: { path: string } & Pick<Several<Row>, 'records' | 'onEach' | 'small'>) {
  const label = text('screens.remove.chosen')
  return (
    <AskedAction
      label={label}
      small={small}
      question={text('screens.remove.askChosen', { count: formatNumber(records.length) })}
      explained={text('screens.remove.explained')}
      leave={text('screens.remove.leaveChosen')}
      pending={false}
      onYes={(done) => {
        done()
        onEach(label, ({ id }) => answerOf(untypedApi.DELETE(path, { params: { path: { id } } })))
      }}
    />
  )
}
