/** The page of a reservation in the office. */
export const officeOrderLink = ({ id, uniqueCode }: { id: number; uniqueCode: string }) =>
  `/office/reserve/${id}/${uniqueCode}` as const
