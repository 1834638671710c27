import { expect, test } from 'vitest'
import { companySettings } from '../../demo/company'
import { applyDemoSettings, loadDemo } from '../../src/server/demo'
import { readSettings } from '../../src/server/settings/settings'

test('the demo shop has the name and the address of its company', async () => {
  const env: NodeJS.ProcessEnv = {}
  applyDemoSettings(await loadDemo(), env)
  expect(readSettings(env)).toMatchObject({
    company: {
      name: { zh: companySettings.COMPANY_NAME_ZH, en: companySettings.COMPANY_NAME_EN },
      address: { zh: companySettings.COMPANY_ADDRESS_ZH, en: companySettings.COMPANY_ADDRESS_EN },
      email: companySettings.SERVICE_EMAIL,
    },
    appLink: companySettings.APP_LINK,
  })
})

test('a name that the environment sets comes before the name of the demo', async () => {
  const env: NodeJS.ProcessEnv = { COMPANY_NAME_EN: 'Sample Fasteners', COMPANY_NAME_ZH: '' }
  applyDemoSettings(await loadDemo(), env)
  expect(env.COMPANY_NAME_EN).toBe('Sample Fasteners')
  expect(env.COMPANY_NAME_ZH).toBe(companySettings.COMPANY_NAME_ZH)
})
