import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { typeDefaults } from '../../../generated/defaults'
import { sentPassword } from '../../actions/sent-password'
import { answerOf, api, CallFailure } from '../../calls/api'
import { SchemaForm } from '../../forms/SchemaForm'
import { useKept } from '../../forms/useKept'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast-list'
import { AreaCodeField } from '../entry/AreaCodeField'
import { faultOfNumber } from '../entry/fault-of-number'
import { LabelledField } from '../LabelledField'
import { CodeOnItsWay } from './CodeOnItsWay'
import { userChanged, useProfile } from './profile'
import styles from './Settings.module.css'

interface Number {
  areaCode: string
  mobile: string
}

const sendCode = ({ areaCode, mobile }: Number) =>
  answerOf(
    api.POST('/admin/web/user/update/mobile/code/{mobile}', {
      params: { path: { mobile }, query: { areaCode } },
    }),
  )

/** Changes the mobile number; the new one takes effect once its code is entered. */
export function MobileSettings() {
  const { areaCode, mobile } = useProfile()
  const [requested, setRequested] = useState<Number>()
  const now = mobile ? `+${areaCode || typeDefaults.AreaCode} ${mobile}` : text('settings.noneYet')
  return (
    <section className={styles.card}>
      <h2>{text('settings.mobile')}</h2>
      <p>{text('settings.now', { value: now })}</p>
      {requested === undefined ? (
        <NewNumber onAsked={setRequested} />
      ) : (
        <>
          <CodeOnItsWay
            to={`+${requested.areaCode} ${requested.mobile}`}
            send={() => sendCode(requested)}
          />
          <SchemaForm
            schema="MobileChange"
            hidden={['areaCode', 'mobile']}
            value={requested}
            submitText={text('settings.change')}
            beside={
              <Button onClick={() => setRequested(undefined)}>{text('settings.other')}</Button>
            }
            onSubmit={async (change) => {
              const body = { ...change, password: await sentPassword(change.password) }
              await userChanged(await answerOf(api.POST('/admin/web/user/update/mobile', { body })))
              setRequested(undefined)
            }}
          />
        </>
      )}
    </section>
  )
}

function NewNumber({ onAsked }: { onAsked: (number: Number) => void }) {
  const [areaCode, setAreaCode, forgetCode] = useKept<string>(
    'settings.areaCode',
    typeDefaults.AreaCode,
  )
  const [mobile, setMobile, forgetMobile] = useKept('settings.mobile', '')
  const [fault, setFault] = useState<string>()
  const send = useMutation({
    mutationFn: async () => {
      const wrong = await faultOfNumber(areaCode, mobile)
      if (wrong) return setFault(wrong)
      const { message } = await sendCode({ areaCode, mobile })
      showToast('success', message)
      forgetCode()
      forgetMobile()
      onAsked({ areaCode, mobile })
    },
    // The error is shown below the field, not in a toast.
    meta: { quiet: true },
    onError: (error) =>
      setFault((error instanceof CallFailure && error.errors[0]?.message) || error.message),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!send.isPending) send.mutate()
  }
  return (
    <form className={styles.parts} noValidate onSubmit={submit}>
      <AreaCodeField
        label={text('settings.areaCode')}
        areaCode={areaCode}
        onChange={(next) => {
          setAreaCode(next)
          setFault(undefined)
        }}
      />
      <LabelledField
        label={text('settings.newMobile')}
        name="mobile"
        required
        inputMode="tel"
        autoComplete="tel-national"
        value={mobile}
        fault={fault}
        onChange={(next) => {
          setMobile(next.replace(/[\s-]/g, ''))
          setFault(undefined)
        }}
      />
      <div>
        <Button type="submit" look="main" disabled={send.isPending}>
          {text('settings.sendCode')}
        </Button>
      </div>
    </form>
  )
}
