import type { Schemas } from '../../domain/schemas'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { ownConversation } from './dialogue'
import { countAnswers, pageAnswers, vote, wasGiven } from './given-answers.sql'
import { tellAll } from './messages.sql'

/** The tabs of the list, in their order. */
const verdicts: Schemas['AnswerVerdict'][] = ['wrong', 'helped', 'none']

/** The answers that the robot gave: customers say whether they helped, staff see which were wrong. */
export const givenAnswers = {
  async voteOnAnswer({ params: { id }, body: { helpful } }, context) {
    const { database } = context
    const { id: conversationId } = await ownConversation(context)
    if (!(await vote(database, { id, conversationId, helpful })))
      throw new Refusal(
        (await wasGiven(database, { id, conversationId })) ? 'chat.alreadyVoted' : 'chat.noAnswer',
      )
    await tellAll(database, { c: conversationId })
    return null
  },

  async pageGivenAnswers({ query: { current, size, order, ...filter } }, context) {
    const { database, language, settings } = context
    const page = { current, size, order, language }
    const answers = await pageAnswers(database, { ...filter, timeZone: settings.timeZone }, page)
    return { ...answers, current, size }
  },

  async countGivenAnswers({ query }, { database, settings: { timeZone } }) {
    const counts = await countAnswers(database, { ...query, timeZone })
    return { tabs: verdicts.map((value) => ({ value, counts: counts.get(value) ?? 0 })) }
  },
} satisfies Partial<Handlers>
