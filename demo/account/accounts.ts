import type { AccountKind } from '../../src/domain/account/account'
import type { CompanyRole } from '../../src/domain/account/company'
import type { StaffRoleName } from '../../src/domain/account/access'
import type { UserData } from '../../src/domain/account/user-data'

/** Password of all demo accounts. */
export const demoPassword = 'Demo1234'

export interface DemoUser {
  username: string
  contactName: string
  /** The name in Latin letters. */
  contactNameEn: string
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
  nameEn: string
  custType?: number
  users: DemoUser[]
}

const staff = (
  username: string,
  [contactName, contactNameEn]: [zh: string, en: string],
  staffRole: StaffRoleName,
  purpose: string,
) => ({
  username,
  contactName,
  contactNameEn,
  staffRole,
  purpose,
})

/** Fictional people and companies. */
export const demoAccounts: DemoAccount[] = [
  {
    kind: 'company',
    name: '远岭轨道车辆（演示）',
    nameEn: 'Yuanling Rail Vehicles (demo)',
    users: [
      {
        username: 'buyer',
        mobile: '19900000001',
        contactName: '林悦',
        contactNameEn: 'Lin Yue',
        browseRole: 'isPurchase',
        purpose: 'company, purchaser',
      },
      {
        username: 'designer',
        contactName: '何青',
        contactNameEn: 'He Qing',
        browseRole: 'isDesign',
        companyRole: 'designer',
        purpose: 'same company, designer',
      },
    ],
  },
  {
    kind: 'person',
    name: '赵宁',
    nameEn: 'Zhao Ning',
    users: [
      {
        username: 'engineer',
        mobile: '19900000002',
        contactName: '赵宁',
        contactNameEn: 'Zhao Ning',
        browseRole: 'isPurchaseAndDesign',
        purpose: 'personal, purchaser and designer',
      },
    ],
  },
  {
    kind: 'person',
    name: '魏岚',
    nameEn: 'Wei Lan',
    custType: 2,
    users: [
      {
        username: 'partner',
        contactName: '魏岚',
        contactNameEn: 'Wei Lan',
        browseRole: 'isPurchaseAndDesign',
        purpose: 'personal, opened for quality reports',
      },
    ],
  },
  // Must be the fifth account: the default setting of the customer service user is its id.
  {
    kind: 'staff',
    name: '衡轨紧固件（演示）',
    nameEn: 'Henggui Fasteners (demo)',
    users: [
      staff('agent', ['唐梅', 'Tang Mei'], 'agent', 'customer service'),
      staff('agent2', ['罗俊', 'Luo Jun'], 'agent', 'customer service'),
      staff('quality', ['潘睿', 'Pan Rui'], 'quality', 'inspector'),
      staff('sales', ['方洁', 'Fang Jie'], 'sales', 'answers reservations and messages'),
      staff('editor', ['秦舒', 'Qin Shu'], 'editor', 'content and catalogue'),
      staff('operator', ['任浩', 'Ren Hao'], 'operator', 'everything in the office'),
    ],
  },
  {
    kind: 'person',
    name: '许安',
    nameEn: 'Xu An',
    users: [
      {
        username: 'newcomer',
        contactName: '许安',
        contactNameEn: 'Xu An',
        issuedPassword: true,
        purpose: 'personal, first login',
      },
    ],
  },
  {
    kind: 'supplier',
    name: '北山锻造（演示）',
    nameEn: 'Beishan Forging (demo)',
    users: [
      {
        username: 'supplier',
        mobile: '19900000003',
        contactName: '高峰',
        contactNameEn: 'Gao Feng',
        purpose: 'supplier',
      },
    ],
  },
  {
    kind: 'supplier',
    name: '南河热处理（演示）',
    nameEn: 'Nanhe Heat Treatment (demo)',
    users: [
      {
        username: 'supplier2',
        contactName: '沈毅',
        contactNameEn: 'Shen Yi',
        purpose: 'another supplier',
      },
    ],
  },
]
