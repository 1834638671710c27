import type { Name } from './names'
import type { Language } from '../language/language'

/** The customer for whom an agent makes a record in a conversation. */
export interface RepresentedCustomer {
  accountId: number
  userId: number
  who: Name
  language: Language
  conversationId: number
}
