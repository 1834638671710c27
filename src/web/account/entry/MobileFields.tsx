import { useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { typeDefaults } from '../../../generated/defaults'
import { answerOf, api } from '../../calls/api'
import { text } from '../../language/locale'
import { showToast } from '../../ui/toast-list'
import { codeWait, useCountdown } from '../useCountdown'
import { LabelledField } from '../LabelledField'
import { AreaCodeField } from './AreaCodeField'
import own from './Entry.module.css'
import { faultOfNumber } from './fault-of-number'

type Value = Partial<Pick<Schemas['MobileCode'], 'areaCode' | 'mobile' | 'code' | 'request'>>

const sending = {
  login: (mobile: string, areaCode: string) =>
    api.POST('/admin/web/user/login/code/{mobile}', {
      params: { path: { mobile }, query: { areaCode } },
    }),
  register: (mobile: string, areaCode: string) =>
    api.POST('/admin/web/user/register/code/{mobile}', {
      params: { path: { mobile }, query: { areaCode } },
    }),
  reset: (mobile: string, areaCode: string) =>
    api.POST('/admin/web/user/resetpsw/code/{mobile}', {
      params: { path: { mobile }, query: { areaCode } },
    }),
}

interface Props {
  purpose: keyof typeof sending
  value: Value
  fault: (name: keyof Value) => string | undefined
  title: (name: keyof Value) => string
  change: (value: Value) => void
  fail: (error: unknown) => void
}

/** A mobile number with its country, and the code sent to it. */
export function MobileFields({ purpose, value, fault, title, change, fail }: Props) {
  const { areaCode = typeDefaults.AreaCode, mobile = '', code = '' } = value
  const [notice, setNotice] = useState<string>()
  const { seconds, start } = useCountdown()
  const [busy, setBusy] = useState(false)

  async function send() {
    // Disable at once: a second click would be refused as too early.
    setBusy(true)
    try {
      await askForCode()
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }

  async function askForCode() {
    const wrong = await faultOfNumber(areaCode, mobile)
    setNotice(wrong)
    if (wrong) return
    // Another server of the contract may return no request id.
    const { data, message }: { data: Schemas['CodeRequest'] | null; message: string } =
      await answerOf(sending[purpose](mobile, areaCode))
    if (data) change({ request: data.request })
    showToast('success', message)
    start(codeWait)
  }

  return (
    <>
      <div className={own.mobile}>
        <AreaCodeField
          label={title('areaCode')}
          areaCode={areaCode}
          onChange={(next) => {
            setNotice(undefined)
            change({ areaCode: next })
          }}
        />
        <LabelledField
          name="mobile"
          label={title('mobile')}
          value={mobile}
          fault={notice ?? fault('mobile')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          onChange={(next) => {
            setNotice(undefined)
            change({ mobile: next.replace(/\s/g, '') })
          }}
        />
      </div>
      <LabelledField
        name="code"
        label={title('code')}
        value={code}
        fault={fault('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={(next) => change({ code: next.trim() })}
        aside={
          <button
            type="button"
            className={own.send}
            disabled={busy || seconds > 0}
            onClick={() => void send()}
          >
            {seconds > 0 ? text('account.code.again', { seconds }) : text('account.code.send')}
          </button>
        }
      />
    </>
  )
}
