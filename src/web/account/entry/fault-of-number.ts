import { faultsOf, loadForm } from '../../forms/form-parts'

/** What is wrong with a number that a code is to be sent to, in the words of its schema. */
export async function faultOfNumber(areaCode: string, mobile: string): Promise<string | undefined> {
  // Of the login form, whichever form this is part of; the code is not there yet.
  const rules = await loadForm('MobileCode')
  return faultsOf(rules, { areaCode, ...(mobile && { mobile }), code: '0000' })[0]?.message
}
