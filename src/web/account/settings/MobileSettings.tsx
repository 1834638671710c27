import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { chinaAreaCode, isMobile } from '../../../domain/account/mobile'
import { sentPassword } from '../../actions/sent-password'
import { answerOf, api } from '../../api'
import { SchemaForm } from '../../forms/SchemaForm'
import { text } from '../../locale'
import { Button } from '../../ui/Button'
import { showToast } from '../../ui/toast-list'
import { AreaCodeField } from '../entry/AreaCodeField'
import { LabelledField } from '../LabelledField'
import { userChanged, useProfile } from './profile'
import styles from './Settings.module.css'

interface Number {
  areaCode: string
  mobile: string
}

/** A new number counts when the code that was sent to it has come back. */
export function MobileSettings() {
  const { areaCode, mobile } = useProfile()
  const [asked, setAsked] = useState<Number>()
  const now = mobile ? `+${areaCode || chinaAreaCode} ${mobile}` : text('account.set.noneYet')
  return (
    <section className={styles.card}>
      <h2>{text('account.set.mobile')}</h2>
      <p>{text('account.set.now', { value: now })}</p>
      {asked === undefined ? (
        <NewNumber onAsked={setAsked} />
      ) : (
        <>
          <p className={styles.soft}>
            {text('account.set.codeTo', { to: `+${asked.areaCode} ${asked.mobile}` })}
          </p>
          <SchemaForm
            schema="MobileChange"
            hidden={['areaCode', 'mobile']}
            value={asked}
            submitText={text('account.set.change')}
            beside={
              <Button onClick={() => setAsked(undefined)}>{text('account.set.other')}</Button>
            }
            onSubmit={async (change) => {
              const body = { ...change, password: await sentPassword(change.password) }
              await userChanged(await answerOf(api.POST('/admin/web/user/update/mobile', { body })))
              setAsked(undefined)
            }}
          />
        </>
      )}
    </section>
  )
}

function NewNumber({ onAsked }: { onAsked: (number: Number) => void }) {
  const [areaCode, setAreaCode] = useState<string>(chinaAreaCode)
  const [mobile, setMobile] = useState('')
  const [fault, setFault] = useState<string>()
  const send = useMutation({
    mutationFn: () =>
      answerOf(
        api.POST('/admin/web/user/update/mobile/code/{mobile}', {
          params: { path: { mobile }, query: { areaCode } },
        }),
      ),
    onSuccess: ({ message }) => {
      showToast('success', message)
      onAsked({ areaCode, mobile })
    },
    onError: (error) => setFault(error.message),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isMobile(areaCode, mobile)) return setFault(text('account.set.badMobile'))
    if (!send.isPending) send.mutate()
  }
  return (
    <form className={styles.parts} noValidate onSubmit={submit}>
      <AreaCodeField
        label={text('account.set.areaCode')}
        areaCode={areaCode}
        onChange={setAreaCode}
      />
      <LabelledField
        label={text('account.set.newMobile')}
        name="mobile"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
        value={mobile}
        fault={fault}
        onChange={(next) => {
          setMobile(next.replace(/[\s-]/g, ''))
          setFault(undefined)
        }}
      />
      <div>
        <Button type="submit" look="main" disabled={send.isPending}>
          {text('account.set.sendCode')}
        </Button>
      </div>
    </form>
  )
}
