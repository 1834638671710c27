/** The messages of this product, among those of others that a server may keep. */
export const model = 'CRRC_SALES'

export const everyMinute = 60_000

/** All questions about messages are asked anew together. */
export const messagesKey = 'notifications'
