import { Link, useLocation } from 'react-router'
import { labelOf } from '../../domain/forms/field-schema'
import { colonOf } from '../../domain/language/language'
import names from '../../generated/screens/ConditionName.json'
import { CallFailure } from '../calls/api'
import { language, text } from '../language/locale'
import { Icon } from '../ui/Icon'
import styles from './Conditions.module.css'
import { useConditions } from './useConditions'

/** Notice of server faults above every page of the office, for the roles that handle them. */
export function ConditionsNotice() {
  const { pathname } = useLocation()
  const { data = [], error } = useConditions()
  const wrong = data.filter(({ state }) => state !== 'good')
  // A refused call, for example after the session has ended, says nothing about the server.
  const isUnanswered = error instanceof CallFailure && (error.status === 0 || error.status >= 500)
  const isShown = isUnanswered || (wrong.length > 0 && pathname !== '/office/condition')
  const isBroken = isUnanswered || wrong.some(({ state }) => state === 'broken')
  return (
    <div role="status">
      {isShown && (
        <p className={`${styles.notice} ${isBroken ? styles.broken : styles.warning}`}>
          <Icon name="warning" size={18} />
          <span>
            {isUnanswered
              ? text('operation.condition.unanswered')
              : wrong
                  .map(
                    ({ name, what }) => labelOf(names, name, language) + colonOf[language] + what,
                  )
                  .join(' · ')}
          </span>
          <Link to="/office/condition">{text('operation.condition.show')}</Link>
        </p>
      )}
    </div>
  )
}
