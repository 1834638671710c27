/** Query key of a customer's reservation. */
export const reservationKey = (id: number) => ['reservation', id]
/** Query key of the same reservation for staff. */
export const officeReservationKey = (id: number) => ['officeReservation', id]
