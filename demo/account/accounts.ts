import type { AccountKind } from '../../src/domain/account/account'
import type { CompanyRole } from '../../src/domain/account/company'
import type { StaffRoleName } from '../../src/domain/account/access'
import type { UserData } from '../../src/domain/account/user-data'

/** Password of all demo accounts. */
export const demoPassword = 'Demo1234'

export interface DemoUser {
  username: string
  contactName: string
  /** Purpose of the account, printed at the start. */
  purpose: string
  /** A fictional Chinese mobile number, for the login by code. */
  mobile?: string
  browseRole?: UserData['browseRole']
  staffRole?: StaffRoleName
  /** Role in the company; administrator if missing. */
  companyRole?: CompanyRole
  /** Still has the issued password. */
  issuedPassword?: boolean
}

export interface DemoAccount {
  kind: AccountKind
  name: string
  custType?: number
  users: DemoUser[]
}

const staff = (
  username: string,
  contactName: string,
  staffRole: StaffRoleName,
  purpose: string,
) => ({
  username,
  contactName,
  staffRole,
  purpose,
})

/** Fictional people and companies, with names in Latin letters, which both languages can show. */
export const demoAccounts: DemoAccount[] = [
  {
    kind: 'company',
    name: 'Yuanling Rail Vehicles (demo)',
    users: [
      {
        username: 'buyer',
        mobile: '19900000001',
        contactName: 'Lin Yue',
        browseRole: 'isPurchase',
        purpose: 'company, purchaser',
      },
      {
        username: 'designer',
        contactName: 'He Qing',
        browseRole: 'isDesign',
        companyRole: 'designer',
        purpose: 'same company, designer',
      },
    ],
  },
  {
    kind: 'person',
    name: 'Zhao Ning',
    users: [
      {
        username: 'engineer',
        mobile: '19900000002',
        contactName: 'Zhao Ning',
        browseRole: 'isPurchaseAndDesign',
        purpose: 'personal, purchaser and designer',
      },
    ],
  },
  {
    kind: 'person',
    name: 'Wei Lan',
    custType: 2,
    users: [
      {
        username: 'partner',
        contactName: 'Wei Lan',
        browseRole: 'isPurchaseAndDesign',
        purpose: 'personal, opened for quality reports',
      },
    ],
  },
  // Must be the fifth account: the default setting of the customer service user is its id.
  {
    kind: 'staff',
    name: 'Henggui Fasteners (demo)',
    users: [
      staff('agent', 'Tang Mei', 'agent', 'customer service'),
      staff('agent2', 'Luo Jun', 'agent', 'customer service'),
      staff('quality', 'Pan Rui', 'quality', 'inspector'),
      staff('sales', 'Fang Jie', 'sales', 'answers reservations and messages'),
      staff('editor', 'Qin Shu', 'editor', 'content and catalogue'),
      staff('operator', 'Ren Hao', 'operator', 'everything in the office'),
    ],
  },
  {
    kind: 'person',
    name: 'Xu An',
    users: [
      {
        username: 'newcomer',
        contactName: 'Xu An',
        issuedPassword: true,
        purpose: 'personal, first login',
      },
    ],
  },
  {
    kind: 'supplier',
    name: 'Beishan Forging (demo)',
    users: [
      {
        username: 'supplier',
        mobile: '19900000003',
        contactName: 'Gao Feng',
        purpose: 'supplier',
      },
    ],
  },
  {
    kind: 'supplier',
    name: 'Nanhe Heat Treatment (demo)',
    users: [{ username: 'supplier2', contactName: 'Shen Yi', purpose: 'another supplier' }],
  },
]
