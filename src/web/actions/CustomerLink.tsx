import { Link } from 'react-router'

/** The name of a customer in the office, leading to everything about them. */
export function CustomerLink({ id, name }: { id: number | undefined; name: string | undefined }) {
  return id === undefined ? name : <Link to={`/office/customer/${id}`}>{name}</Link>
}
