import { Link } from 'react-router'
import { labelOf, titleOf } from '../../../domain/forms/field-schema'
import type { Schemas } from '../../../domain/schemas'
import member from '../../../generated/screens/CustomerAccount.json'
import { customers } from '../../account/resources'
import { language, text } from '../../language/locale'
import { mayOpen } from '../../screens/may-open'
import { tonesOf } from '../../screens/resource'
import { useUser } from '../../session/session'
import { Tag } from '../../ui/Tag'
import styles from './CustomerPage.module.css'

const fields = member.properties.members.items.properties

interface Props {
  members: Schemas['CustomerMember'][]
  /** A person has no role in a company. */
  isCompany: boolean
}

/** The users of the account; their own pages are open to those who see log-ins. */
export function Members({ members, isCompany }: Props) {
  const mayOpenPerson = mayOpen(customers, useUser())
  const title = (name: keyof typeof fields) => titleOf(fields[name], name, language)
  const shown = (['username', 'email', 'mobile'] as const).filter((name) =>
    members.some((member) => member[name]),
  )
  return (
    <section className={styles.members}>
      <h2>{text('office.customer.members')}</h2>
      <div className={styles.scrolling}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{title('contactName')}</th>
              {shown.map((name) => (
                <th key={name} scope="col">
                  {title(name)}
                </th>
              ))}
              {isCompany && <th scope="col">{title('companyRole')}</th>}
              <th scope="col">{title('state')}</th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <tr key={member.id}>
                <th scope="row">
                  {mayOpenPerson ? (
                    <Link to={`${customers.route}/${member.id}`}>{member.contactName}</Link>
                  ) : (
                    member.contactName
                  )}
                </th>
                {shown.map((name) => (
                  <td key={name} data-title={title(name)}>
                    {member[name]}
                  </td>
                ))}
                {isCompany && (
                  <td data-title={title('companyRole')}>
                    {labelOf(fields.companyRole, member.companyRole, language)}
                  </td>
                )}
                <td data-title={title('state')}>
                  <Tag tone={tonesOf(customers, 'state')?.[member.state]}>
                    {labelOf(fields.state, member.state, language)}
                  </Tag>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
