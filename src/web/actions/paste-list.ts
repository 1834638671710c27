import { draftOf } from '../forms/draft'
import { gatedAction } from './gate'

/** Names of the drafts of the quick entry: its text, the lines read from it, and a text of the finder on its way there. */
export const quickEntryDrafts = {
  text: 'quickEntry.text',
  rows: 'quickEntry',
  atHome: 'finder.list',
}

/** State of the cart's history entry that opens the quick entry. */
export interface CartState {
  isEntering?: boolean
}

/** Opens the quick entry with a pasted list; a visitor's list waits for the login. */
export const pasteList = gatedAction('pasteList', 'cart', (list: string, navigate) => {
  const kept = draftOf<string>(quickEntryDrafts.text)
  const before = kept.read() ?? ''
  // A list that was not sent yet stays above the new one.
  kept.write(before === '' || before === list ? list : `${before.trimEnd()}\n${list}`)
  for (const name of [quickEntryDrafts.rows, quickEntryDrafts.atHome]) draftOf(name).clear()
  void navigate('/cart', { state: { isEntering: true } satisfies CartState })
})
