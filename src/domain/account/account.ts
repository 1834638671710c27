import type { Schemas } from '../schemas'

const browseRoles = ['isPurchase', 'isDesign', 'isPurchaseAndDesign'] as const

/** How a customer looks at the shop. */
export type BrowseRole = (typeof browseRoles)[number]

/** The one role that is chosen; nothing where none or several are. */
export function chosenRole(flags: Pick<Schemas['BaseUpdate'], BrowseRole>): BrowseRole | undefined {
  const chosen = browseRoles.filter((role) => flags[role] === 1)
  return chosen.length === 1 ? chosen[0] : undefined
}

/** Who chooses and reserves products, a person or a company; suppliers and staff do not. */
export const isCustomer = <User extends { identity?: string | undefined }>(
  user: User | undefined,
): user is User => user?.identity === '1' || user?.identity === '2'

/** The three flags of the calls for a role. */
export function flagsOf(role: BrowseRole | undefined) {
  const flag = (one: BrowseRole): 0 | 1 => (one === role ? 1 : 0)
  return {
    isPurchase: flag('isPurchase'),
    isDesign: flag('isDesign'),
    isPurchaseAndDesign: flag('isPurchaseAndDesign'),
  }
}

/** The kinds of account by their code in the calls. */
export const identityOf = { staff: '0', company: '1', person: '2', supplier: '3' } as const

export type AccountKind = keyof typeof identityOf

/** By what name somebody is greeted: a company by its own. */
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

/** Which kinds of account log in where. */
export const entrances = {
  personal: ['person', 'staff'],
  company: ['company'],
  supplier: ['supplier'],
} satisfies Record<string, AccountKind[]>

/** By which way of the pages each kind of account comes in. */
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
