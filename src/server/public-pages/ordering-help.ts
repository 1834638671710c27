import { orderingPage, orderingQuestions, orderingSteps } from '../../domain/orders/ordering-help'
import { markup } from './markup'
import type { MakePage } from './public-page'
import { trailOf } from './trail'

/** The way from inquiry to delivery, with its questions as search engines read them. */
export const orderingHelpPage: MakePage = async (_query, asking) => {
  const { text } = asking
  const title = text('shell.help')
  const trail = trailOf(asking, [{ name: title, address: orderingPage }])
  const questions = orderingQuestions.map((question) => ({
    question: text(`shell.help.${question}`),
    answer: text(`orders.way.${question}.text`),
  }))
  return {
    title,
    address: orderingPage,
    description: text('shell.help.lead'),
    main: markup`${trail.markup}<h1>${title}</h1><p>${text('shell.help.lead')}</p>
      <ol>${orderingSteps.map(
        (step) =>
          markup`<li><h2>${text(`orders.way.step.${step}`)}</h2><p>${text(`orders.way.step.${step}.text`)}</p></li>`,
      )}</ol>${questions.map(
        ({ question, answer }) => markup`<h3>${question}</h3><p>${answer}</p>`,
      )}`,
    structured: [
      trail.structured,
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }
}
