/** Under what a reservation is kept among the fetched answers. */
export const reservationKey = (id: number) => ['reservation', id]
/** The same as staff see it. */
export const officeReservationKey = (id: number) => ['officeReservation', id]
