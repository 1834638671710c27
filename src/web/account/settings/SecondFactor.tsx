import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { answerOf, api, dataOf, queries } from '../../calls/api'
import { SchemaForm } from '../../forms/SchemaForm'
import { formatNumber, formatTime, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { Tag } from '../../ui/Tag'
import { showToast } from '../../ui/toast-list'
import { sentPassword } from '../../actions/sent-password'
import { RecoveryCodes } from '../RecoveryCodes'
import styles from './Settings.module.css'
import { KeyToScan } from '../KeyToScan'

const factorKey = ['secondFactor']

/** The step of the second-factor dialog that is open. */
type Doing =
  | { what: 'password' | 'renew' | 'end' }
  | { what: 'setUp'; key: Schemas['SecondFactorKey'] }
  | { what: 'codes'; codes: string[] }

const titles = {
  password: 'account.second.begin',
  setUp: 'account.second.begin',
  codes: 'account.second.recovery',
  renew: 'account.second.renew',
  end: 'account.second.end',
} as const

/** The user's own second factor: set it up, renew the recovery codes, or remove it. */
export function SecondFactor() {
  const [doing, setDoing] = useState<Doing>()
  const { data } = useQuery({
    queryKey: factorKey,
    queryFn: () => dataOf(api.GET('/web/my/second')),
  })
  const close = () => setDoing(undefined)
  const showCodes = ({ recoveryCodes }: Schemas['RecoveryCodes'], message: string) => {
    showToast('success', message)
    setDoing({ what: 'codes', codes: recoveryCodes })
    void queries.invalidateQueries({ queryKey: factorKey })
  }
  return (
    <section className={styles.card}>
      <h2>{text('account.second')}</h2>
      <p className={styles.soft}>{text('account.second.what')}</p>
      {!data && <PageSkeleton />}
      {data && (
        <div className={styles.buttons}>
          {data.active ? (
            <>
              <Tag tone="good">{text('account.second.on')}</Tag>
              <span>
                {text('account.second.facts', {
                  since: formatTime(data.since ?? ''),
                  left: formatNumber(data.recoveryCodes),
                })}
              </span>
              <Button onClick={() => setDoing({ what: 'renew' })}>
                {text('account.second.renew')}
              </Button>
              {!data.required && (
                <Button onClick={() => setDoing({ what: 'end' })}>
                  {text('account.second.end')}
                </Button>
              )}
            </>
          ) : (
            <>
              <Tag>{text('account.second.off')}</Tag>
              <Button look="main" onClick={() => setDoing({ what: 'password' })}>
                {text('account.second.begin')}
              </Button>
            </>
          )}
        </div>
      )}
      {doing && (
        <Dialog title={text(titles[doing.what])} onClose={close}>
          {doing.what === 'password' && (
            <SchemaForm
              schema="OwnPassword"
              submitText={text('account.second.next')}
              onSubmit={async ({ password }) => {
                const body = { password: await sentPassword(password) }
                const key = await dataOf(api.POST('/web/my/second/key', { body }))
                setDoing({ what: 'setUp', key })
              }}
            />
          )}
          {doing.what === 'setUp' && <SetUpSecondFactor offered={doing.key} onDone={showCodes} />}
          {doing.what === 'renew' && (
            <SchemaForm
              schema="SecondFactorCode"
              submitText={text('account.second.renew')}
              onSubmit={async (body) => {
                const { data, message } = await answerOf(api.POST('/web/my/second/codes', { body }))
                showCodes(data, message)
              }}
            />
          )}
          {doing.what === 'end' && (
            <SchemaForm
              schema="SecondFactorCode"
              submitText={text('account.second.end')}
              onSubmit={async (body) => {
                const { message } = await answerOf(api.POST('/web/my/second/end', { body }))
                showToast('success', message)
                close()
                await queries.invalidateQueries({ queryKey: factorKey })
              }}
            />
          )}
          {doing.what === 'codes' && (
            <>
              <RecoveryCodes codes={doing.codes} />
              <Button look="main" onClick={close}>
                {text('account.second.kept')}
              </Button>
            </>
          )}
        </Dialog>
      )}
    </section>
  )
}

interface Props {
  offered: Schemas['SecondFactorKey']
  onDone: (codes: Schemas['RecoveryCodes'], message: string) => void
}

/** Shows the key for the app and asks for a first code, which proves that the app has stored the key. */
function SetUpSecondFactor({ offered, onDone }: Props) {
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
