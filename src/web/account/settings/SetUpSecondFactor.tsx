import type { Schemas } from '../../../domain/schemas'
import { answerOf, api } from '../../calls/api'
import { SchemaForm } from '../../forms/SchemaForm'
import { text } from '../../language/locale'
import { KeyToScan } from '../KeyToScan'
import styles from './Settings.module.css'

interface Props {
  offered: Schemas['SecondFactorKey']
  onDone: (codes: Schemas['RecoveryCodes'], message: string) => void
}

/** Shows the key for the app and asks for a first code, which proves that the app has stored the key. */
export function SetUpSecondFactor({ offered, onDone }: Props) {
  return (
    <div className={styles.parts}>
      <p>{text('account.second.setUp')}</p>
      <KeyToScan {...offered} />
      <SchemaForm
        schema="SecondFactorCode"
        submitText={text('account.second.start')}
        onSubmit={async (body) => {
          const { data, message } = await answerOf(api.POST('/web/my/second/start', { body }))
          onDone(data, message)
        }}
      />
    </div>
  )
}
