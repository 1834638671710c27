import { userOf } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { deleteView, keepView, listViewsOf } from './views.sql'

/** Saved list views, private to each staff member. */
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
