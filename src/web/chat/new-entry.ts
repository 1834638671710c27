import * as limits from '../../generated/limits'

/** Address of a new entry of the knowledge base for a question, in the language of the question. */
export function newEntryFor(question: string, further: Record<string, string> = {}): string {
  const field = /\p{Script=Han}/u.test(question) ? 'questionZh' : 'questionEn'
  const words = [...question].slice(0, limits.RobotEntryForm[field]).join('')
  return `/office/chat/entry/new?${new URLSearchParams({ ...further, [field]: words })}`
}
