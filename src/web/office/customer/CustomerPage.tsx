import { labelOf } from '../../../domain/forms/field-schema'
import type { Schemas } from '../../../domain/schemas'
import account from '../../../generated/screens/CustomerAccount.json'
import { customerAccounts } from '../../account/resources'
import { api, dataOf } from '../../calls/api'
import { formatNumber, formatTime, language, text } from '../../language/locale'
import { OneRecord } from '../../screens/OneRecord'
import { OfficePage } from '../../screens/OfficePage'
import { tonesOf } from '../../screens/resource'
import { Facts } from '../../ui/Facts'
import { Tag } from '../../ui/Tag'
import { usePageTitle } from '../../ui/page-title'
import styles from './CustomerPage.module.css'
import { CustomerRecords } from './CustomerRecords'
import { Members } from './Members'

const back = { to: customerAccounts.route, title: customerAccounts.title }
const fields = account.properties

/** Everything about one customer: what is open, all records by kind, and the members of the account. */
export function CustomerPage({ id: idParam }: { id: string | undefined }) {
  const id = Number(idParam)
  return (
    <OneRecord
      id={id}
      // Shares the key prefix of the lists, so that they are invalidated together.
      queryKey={['data', 'customerAccount', id]}
      ask={() => dataOf(api.GET('/office/customer/{id}', { params: { path: { id } } }))}
      missing={{ title: text('people.customerNotFound'), hint: text('office.customer.missing') }}
      back={back}
      isLive
    >
      {(customer) => <Customer key={id} customer={customer} />}
    </OneRecord>
  )
}

function Customer({ customer }: { customer: Schemas['CustomerAccount'] }) {
  const { id, accountName, identity, state, open, waiting, counts = [], members = [] } = customer
  usePageTitle(accountName)
  return (
    <OfficePage
      title={accountName}
      tags={
        <>
          <Tag>{labelOf(fields.identity, identity, language)}</Tag>
          <Tag tone={tonesOf(customerAccounts, 'state')?.[state]}>
            {labelOf(fields.state, state, language)}
          </Tag>
        </>
      }
    >
      {state === 'deleted' && <p className={styles.note}>{text('office.customer.deleted')}</p>}
      {state === 'locked' && <p className={styles.note}>{text('office.customer.locked')}</p>}
      <Facts
        facts={[
          ['waiting', fields.waiting, formatNumber(waiting)],
          ['open', fields.open, formatNumber(open)],
          ['custType', fields.custType, labelOf(fields.custType, customer.custType, language)],
          ['createTime', fields.createTime, formatTime(customer.createTime)],
        ]}
      />
      <CustomerRecords accountId={id} open={open} counts={counts} />
      {members.length > 0 && <Members members={members} isCompany={identity === '1'} />}
    </OfficePage>
  )
}
