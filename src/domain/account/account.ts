import type { Schemas } from '../schemas'

const browseRoles = ['isPurchase', 'isDesign', 'isPurchaseAndDesign'] as const

/** The role in which a customer views the shop. */
export type BrowseRole = (typeof browseRoles)[number]

/** The role whose flag is set; undefined if none or several are. */
export function chosenRole(flags: Pick<Schemas['BaseUpdate'], BrowseRole>): BrowseRole | undefined {
  const chosen = browseRoles.filter((role) => flags[role] === 1)
  return chosen.length === 1 ? chosen[0] : undefined
}

/** True for persons and companies, who choose and reserve products; false for suppliers and staff. */
export const isCustomer = <User extends { identity?: string | undefined }>(
  user: User | undefined,
): user is User => user?.identity === '1' || user?.identity === '2'

/** The three flags of a role in the calls. */
export function flagsOf(role: BrowseRole | undefined) {
  const flag = (candidate: BrowseRole): 0 | 1 => (candidate === role ? 1 : 0)
  return {
    isPurchase: flag('isPurchase'),
    isDesign: flag('isDesign'),
    isPurchaseAndDesign: flag('isPurchaseAndDesign'),
  }
}

/** Kinds of account by their code in the calls. */
export const identityOf = { staff: '0', company: '1', person: '2', supplier: '3' } as const

/** The kinds of customers' and suppliers' accounts by identity. */
export const kindOf = { '1': 'company', '2': 'person', '3': 'supplier' } as const

export type AccountKind = keyof typeof identityOf

/** The name in a greeting; for a company account the company's name. */
export function greetedAs({
  identity,
  identityName,
  contactName,
  username,
}: {
  identity: string
  identityName?: string
  contactName?: string
  username: string
}): string {
  return (identity === '1' && identityName) || contactName || username
}

/** The kinds of account each login page accepts. */
export const entrances = {
  personal: ['person', 'staff'],
  company: ['company'],
  supplier: ['supplier'],
} satisfies Record<string, AccountKind[]>

/** The login entrance of each kind of account. */
export const entranceOf = {
  staff: 'office',
  company: 'enterprise',
  person: 'personal',
  supplier: 'supplier',
} as const satisfies Record<AccountKind, string>

export function mayEnter(kind: AccountKind, entrance: keyof typeof entrances): boolean {
  const kinds: AccountKind[] = entrances[entrance]
  return kinds.includes(kind)
}
