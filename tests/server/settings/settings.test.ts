import { expect, test } from 'vitest'
import {
  readEnvironment,
  settingNames,
  type Environment,
} from '../../../src/server/settings/environment'
import { readSettings, settingsOf } from '../../../src/server/settings/settings'
import { SettingsError } from '../../../src/server/settings/settings-error'

test('without an environment the shop is a demo on the embedded database, for this machine', () => {
  expect(readSettings({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    demo: true,
    databaseUrl: undefined,
    publicUrl: 'http://127.0.0.1:8080',
    timeZone: 'Asia/Shanghai',
    passwordForm: 'plain',
  })
})

test('the origins of other front ends are those that browsers name', () => {
  const WEB_ORIGINS = 'https://a.example, http://localhost:5173/,'
  expect(readSettings({ WEB_ORIGINS }).webOrigins).toEqual([
    'https://a.example',
    'http://localhost:5173',
  ])
})

test('on a database of its own the shop is no demo unless it is said', () => {
  const DATABASE_URL = 'postgres://db/shop'
  expect(readSettings({ DATABASE_URL }).demo).toBe(false)
  expect(readSettings({ DATABASE_URL, DEMO: '1' }).demo).toBe(true)
})

test('an address of the sixth version is written as browsers want it', () => {
  expect(readSettings({ HOST: '::1' }).publicUrl).toBe('http://[::1]:8080')
})

test.each([
  ['PORT', '80a', 'PORT=80a is not a whole number from 0 to 65535'],
  [
    'CUSTOMER_SERVICE_USER_ID',
    'five',
    'CUSTOMER_SERVICE_USER_ID=five is not a whole number from 0 to 2147483647',
  ],
  ['PORT', '1e2', 'PORT=1e2 is not a whole number from 0 to 65535'],
  ['PORT', '0x10', 'PORT=0x10 is not a whole number from 0 to 65535'],
  ['PORT', '70000', 'PORT=70000 is not a whole number from 0 to 65535'],
  ['LOGIN_ATTEMPTS', '-1', 'LOGIN_ATTEMPTS=-1 is not a whole number from 0 to 1000'],
  [
    'TRUSTED_PROXIES',
    'loopback, 10.0.0.0/40',
    'TRUSTED_PROXIES=loopback, 10.0.0.0/40: 10.0.0.0/40 is no address or range, such as 10.0.0.0/8',
  ],
  [
    'TRUSTED_PROXIES',
    'proxy.example',
    'TRUSTED_PROXIES=proxy.example: proxy.example is no address or range, such as 10.0.0.0/8',
  ],
  ['DEMO', 'yes', 'DEMO=yes is none of 0, 1'],
  ['DEMO', 'true', 'DEMO=true is none of 0, 1'],
  ['ACCESS_TOKEN_SECONDS', '0', 'ACCESS_TOKEN_SECONDS=0 is not a whole number from 60 to 86400'],
  ['REFRESH_TOKEN_DAYS', '0', 'REFRESH_TOKEN_DAYS=0 is not a whole number from 1 to 365'],
  ['API_ORIGIN', 'abc', 'API_ORIGIN=abc is no address, such as https://shop.example'],
  ['WEB_ORIGINS', '*', 'WEB_ORIGINS=*: * is no origin, such as https://shop.example'],
  [
    'WEB_ORIGINS',
    'https://a.example, https://b.example/shop',
    'WEB_ORIGINS=https://a.example, https://b.example/shop: https://b.example/shop is no origin, such as https://shop.example',
  ],
  ['DATABASE_LISTEN_URL', 'db', 'DATABASE_LISTEN_URL is no address that begins with postgres://'],
  [
    'DATABASE_LISTEN_URL',
    'postgres://db/shop',
    'DATABASE_LISTEN_URL is set without DATABASE_URL, beside which it counts',
  ],
  ['DATABASE_CONNECTIONS', '1', 'DATABASE_CONNECTIONS=1 is not a whole number from 2 to 500'],
  ['DRAIN_SECONDS', '-1', 'DRAIN_SECONDS=-1 is not a whole number from 0 to 300'],
  ['PASSWORD_FORM', 'md5', 'PASSWORD_FORM=md5 is none of plain, base64, aes-cbc'],
  [
    'STAFF_SECOND_FACTOR',
    'yes',
    'STAFF_SECOND_FACTOR=yes is none of optional, required and a list of roles, such as operator,sales',
  ],
  [
    'STAFF_SECOND_FACTOR',
    'sales,boss',
    'STAFF_SECOND_FACTOR=sales,boss is none of optional, required and a list of roles, such as operator,sales',
  ],
  ['METRICS_TOKEN', 'short', 'METRICS_TOKEN needs at least 16 characters'],
  ['SMTP_TLS', 'off', 'SMTP_TLS=off is none of required, optional'],
  ['DEMO_IN_PUBLIC', 'yes', 'DEMO_IN_PUBLIC=yes is none of 0, 1'],
  ['PASSWORD_POLICY', 'easy', 'PASSWORD_POLICY=easy is none of standard, long'],
  ['PASSWORD_HASH', 'md5', 'PASSWORD_HASH=md5 is none of owasp-19, owasp-46, owasp-12'],
  ['SHOP_TIME_ZONE', 'Mars', 'SHOP_TIME_ZONE=Mars is no time zone, such as Asia/Shanghai'],
  ['PUBLIC_URL', 'shop', 'PUBLIC_URL=shop is no address, such as https://shop.example'],
  ['SMTP_URL', 'mail', 'SMTP_URL is no address such as smtp://USER:PASSWORD@host:587'],
  ['MAIL_FROM', 'shop', 'MAIL_FROM=shop is no address such as Shop <shop@shop.example>'],
  [
    'CLAMD_URL',
    'clamav:3310',
    'CLAMD_URL=clamav:3310 is no address such as tcp://clamav:3310 or unix:///run/clamav/clamd.ctl',
  ],
  [
    'SMS_GATEWAY_URL',
    'gate',
    'SMS_GATEWAY_URL is no address such as https://USER:PASSWORD@host/send',
  ],
])('%s=%s is refused in one sentence', (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(new SettingsError(sentence))
})

/** `embeddedHome` reads it before there are settings. */
const readEarlier = 'EMBEDDED_PG_HOME'

test('the server reads every setting that it describes', () => {
  const read = new Set<PropertyKey>([readEarlier])
  const watched = new Proxy<Environment>(readEnvironment({}), {
    get(values, name) {
      read.add(name)
      return Reflect.get(values, name)
    },
  })
  settingsOf(watched)
  expect(settingNames.filter((name) => !read.has(name))).toEqual([])
})
