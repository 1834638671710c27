import { expect, test } from 'vitest'
import schemas from '../src/generated/schemas.json'
import english from '../src/generated/texts.en.json'

/** Sentences that the documents quote stand word for word; a second sentence may follow. */
test.each([
  ['common.loginFirst', 'Please login first'],
  ['common.loginExpired', 'login expired'],
  ['common.notFound', 'request does not exist'],
  ['catalogue.selection.notMatched', 'Not matched to current property'],
  ['catalogue.selection.notMatched.diameter', 'Not matched to current property'],
  ['catalogue.selection.notMatched.thickness', 'Not matched to current property'],
  ['account.password.different', 'The two passwords are inconsistent'],
  ['entry.activation.timeout', 'Activation connection timeout'],
] as const)('%s says “%s”', (key, sentence) => {
  expect(english[key].startsWith(sentence)).toBe(true)
})

test('the forms quote the sentences of the documents', () => {
  const written = JSON.stringify(schemas)
  for (const sentence of ['Incorrect format of email address', 'length cannot exceed 30'])
    expect(written).toContain(JSON.stringify(sentence))
})
