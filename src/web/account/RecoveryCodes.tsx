import { saveBlob } from '../actions/save-file'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import styles from './SecondStep.module.css'

/** Recovery codes for a lost phone. They are shown only once. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <section className={styles.recovery} aria-label={text('account.second.recovery')}>
      <h2>{text('account.second.recovery')}</h2>
      <p>{text('account.second.keep')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button small onClick={() => save(codes)}>
          {text('account.second.save')}
        </Button>
      </div>
    </section>
  )
}

const save = (codes: string[]) =>
  saveBlob(new Blob([codes.join('\r\n')], { type: 'text/plain' }), 'recovery-codes.txt')
