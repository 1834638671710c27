import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { staffRoles } from '../../../src/domain/account/access'
import { passwordPolicies } from '../../../src/domain/account/password-policy'
import { customerServiceUser } from '../../../src/domain/chat/rules'
import { hashCosts } from '../../../src/server/passwords/hash-costs'
import {
  readEnvironment,
  settingNames,
  settingSchemas,
} from '../../../src/server/settings/environment'
import { environmentSchema as schema } from '../../../src/server/settings/environment-schema'
import { formats } from '../../../src/server/settings/formats'

test('the schema of the settings is a valid JSON Schema', () => {
  expect(() => new Ajv2020({ strict: false, formats }).compile(schema)).not.toThrow()
})

test('every setting has a title in both languages and a sentence that explains it', () => {
  for (const name of settingNames) {
    const { title, description, 'x-zh': zh } = settingSchemas[name]
    expect(title, name).not.toMatch(/\p{Script=Han}/u)
    expect(zh, name).toMatch(/\p{Script=Han}/u)
    expect(description, name).toMatch(/^[A-Z0-9`].*\.$/)
  }
})

test('every setting that can be refused says which values it takes', () => {
  for (const name of settingNames) {
    const setting = settingSchemas[name]
    const checked = 'pattern' in setting || 'format' in setting || 'minLength' in setting
    if (checked || setting.type === 'array') expect(setting['x-fault'], name).toBeTruthy()
  }
})

test('the names that a setting takes are those that the shop knows', () => {
  const { PASSWORD_POLICY, PASSWORD_HASH, STAFF_SECOND_FACTOR, CUSTOMER_SERVICE_USER_ID } =
    settingSchemas
  expect(PASSWORD_POLICY.enum).toEqual(Object.keys(passwordPolicies))
  expect(PASSWORD_HASH.enum).toEqual(Object.keys(hashCosts))
  expect(STAFF_SECOND_FACTOR['x-limits']).toBe(`optional, required, ${staffRoles.join(', ')}`)
  expect(CUSTOMER_SERVICE_USER_ID.default).toBe(Number(customerServiceUser.fallback))
})

test('the customer service is there from 08:30 to 17:30 unless the shop says otherwise', () => {
  expect(settingSchemas.SERVICE_HOURS.default).toBe('08:30-17:30')
})

test('an empty variable counts as not set', () => {
  const empty = Object.fromEntries(settingNames.map((name) => [name, '']))
  expect(readEnvironment(empty)).toEqual(readEnvironment({}))
})

test('a refused secret is not shown', () => {
  for (const name of settingNames.filter((name) => settingSchemas[name].writeOnly))
    expect(() => readEnvironment({ [name]: '\u{1F511}' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('\u{1F511}') }),
    )
})
