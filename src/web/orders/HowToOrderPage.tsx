import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { orderingQuestions, orderingSteps } from '../../domain/orders/ordering-help'
import { leaveMessage } from '../actions/leave-message'
import { consult } from '../actions/service'
import { text } from '../language/locale'
import { Button, ButtonLink } from '../ui/Button'
import { usePageTitle } from '../ui/page-title'
import { Trail } from '../ui/Trail'
import styles from './HowToOrderPage.module.css'

/** The way from a product to its price and delivery, and the questions that people ask on it. */
export function HowToOrderPage() {
  const title = text('shell.help')
  usePageTitle(title)
  const navigate = useNavigate()
  const { hash } = useLocation()
  useEffect(() => document.getElementById(hash.slice(1))?.scrollIntoView(), [hash])
  return (
    <div className="page">
      <Trail links={[[text('shell.home'), '/']]} here={title} />
      <div className={styles.page}>
        <header>
          <h1>{title}</h1>
          <p className={styles.lead}>{text('shell.help.lead')}</p>
        </header>
        <ol className={styles.steps} aria-label={title}>
          {orderingSteps.map((step) => (
            <li key={step}>
              <h2>{text(`orders.way.step.${step}`)}</h2>
              <p>{text(`orders.way.step.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <p className={styles.actions}>
          <ButtonLink look="strong" to="/productCategories">
            {text('orders.way.start')}
          </ButtonLink>
          <Button onClick={() => consult(undefined, navigate)}>{text('shell.side.consult')}</Button>
          <Button onClick={() => leaveMessage(undefined, navigate)}>
            {text('shell.side.leaveMessage')}
          </Button>
        </p>
        <section className={styles.questions}>
          <h2>{text('orders.way.questions')}</h2>
          {orderingQuestions.map((question) => (
            <article key={question} id={question} data-asked={hash === `#${question}` || undefined}>
              <h3>{text(`shell.help.${question}`)}</h3>
              <p>{text(`orders.way.${question}.text`)}</p>
            </article>
          ))}
        </section>
      </div>
    </div>
  )
}
