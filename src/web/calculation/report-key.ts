/** Under which a report is kept in the browser. */
export const reportKey = (id: number) => ['report', id]
