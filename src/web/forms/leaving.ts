/** What is asked: where a draft is kept, where files are still on their way, and where the session and its drafts end. */
export type LeaveQuestion = 'screens.leave' | 'screens.leave.uploads' | 'screens.leave.logOut'

/** What asks, while something is open on the page, before it is left; each answers whether it may be. */
export const asking = new Set<(question?: LeaveQuestion) => boolean>()

/** Asks before what is open goes without a change of the address, such as by a tab or with a session: whether it may. */
export const mayLeavePart = (question?: LeaveQuestion): boolean =>
  [...asking].every((mayLeave) => mayLeave(question))
