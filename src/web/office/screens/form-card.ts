/** The forms bring their own buttons. */
export const noActions = { actions: [] }
