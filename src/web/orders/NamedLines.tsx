/** Lists lines of a reservation inside a confirmation; empty if there are none. */
export function NamedLines({ title, names }: { title: string; names: string[] }) {
  if (names.length === 0) return null
  return (
    <>
      <p>{title}</p>
      <ul>
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
    </>
  )
}
