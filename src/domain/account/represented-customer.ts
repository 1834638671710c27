import type { Language } from '../language/language'

/** The customer for whom an agent makes a record in a conversation. */
export interface RepresentedCustomer {
  accountId: number
  userId: number
  /** Name of the person. */
  who: string
  language: Language
  conversationId: number
}
