import { userOf } from '../context'
import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import { deleteView, keepView, listViewsOf } from './views.sql'

/** How people of the staff look at their lists, each at their own. */
export const savedViews = {
  listViews: ({ query: { screen } }, context) =>
    listViewsOf(context.database, userOf(context).id, screen),

  saveView: ({ body }, context) => keepView(context.database, userOf(context).id, body),

  async removeView({ params: { id } }, context) {
    if (!(await deleteView(context.database, userOf(context).id, id)))
      throw new Refusal('screens.view.notFound')
    return null
  },
} satisfies Partial<Handlers>
