import { faultsOf, loadForm } from '../../forms/form-parts'

/** Validates a mobile number before a code is sent to it; returns the message of the schema. */
export async function faultOfNumber(areaCode: string, mobile: string): Promise<string | undefined> {
  // Uses the schema of the login by code for every form; the dummy code satisfies its rule.
  const rules = await loadForm('MobileCode')
  return faultsOf(rules, { areaCode, ...(mobile && { mobile }), code: '0000' })[0]?.message
}
