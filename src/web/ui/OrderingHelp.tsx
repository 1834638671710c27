import { Link } from 'react-router'
import {
  addressOfQuestion,
  orderingPage,
  orderingQuestionIn,
} from '../../domain/orders/ordering-help'
import { text } from '../language/locale'
import styles from './OrderingHelp.module.css'

/** Leads to the way from inquiry to delivery. */
export const OrderingHelpLink = () => <Link to={orderingPage}>{text('shell.help.link')}</Link>

/** The explanation of a question about ordering, if a search asks one. */
export function OrderingHelp({ keyword }: { keyword: string }) {
  const question = orderingQuestionIn(keyword)
  if (!question) return null
  return (
    <p className={styles.help}>
      {text('shell.help.see')}{' '}
      <Link to={addressOfQuestion(question)}>{text(`shell.help.${question}`)}</Link>
    </p>
  )
}
