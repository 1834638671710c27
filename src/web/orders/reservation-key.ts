/** Under what a reservation is kept among the fetched answers. */
export const reservationKey = (id: number) => ['reservation', id]
