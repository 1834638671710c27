import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { definedOnly } from '../../domain/calculation/defined'
import { propertyClasses } from '../../domain/calculation/strength'
import type { Schemas } from '../../domain/schemas'
import type { UnitSystem } from '../../domain/units/units'
import { api, CallFailure, dataOf } from '../calls/api'
import { text } from '../language/locale'
import { useUser } from '../session/session'
import { Button } from '../ui/Button'
import { BoltCandidates } from './find/BoltCandidates'
import { FoundSummary } from './find/FoundSummary'
import styles from './find/FindBolt.module.css'

type Body = Schemas['BoltSearch']
type Choices = Pick<Body, 'holes' | 'propertyClass'> & { finish?: string }

/** "Find a bolt": the models of the catalogue that go into the joint, the best first. */
export function FindBolt({
  joint,
  isOpen,
  system,
  onTake,
}: {
  /** The entered fields; those of the bolt may be absent. */
  joint: Record<string, unknown>
  /** A text that was typed is in question, so that its field counts as empty. */
  isOpen: boolean
  system: UnitSystem
  /** Puts the joint with the chosen model in place of the present one. */
  onTake: (bolt: Schemas['BoltCandidate']) => void
}) {
  const [choices, setChoices] = useState<Choices>({})
  const heading = useId()
  const search = useMutation({
    mutationFn: (body: Body) => dataOf(api.POST('/web/calculate/joint/bolts', { body })),
    meta: { quiet: true },
  })
  const user = useUser()
  // Purchasers do not calculate.
  if (!user || user.isPurchase === 1) return null
  const find = (next: Choices) => {
    setChoices(next)
    search.mutate({ joint, ...next })
  }
  const { data, error, isPending, variables } = search
  const isTaken = data?.candidates.some((bolt) => sorted(bolt.joint) === sorted(joint))
  const outdated =
    isOpen || (variables !== undefined && !isTaken && sorted(variables.joint) !== sorted(joint))
  const faults = error instanceof CallFailure ? error.errors : []
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading}>{text('calculation.find.title')}</h2>
      <p className={styles.hint}>{text('calculation.find.hint')}</p>
      <div className={styles.choices}>
        <ChoiceFields choices={choices} onChoose={setChoices} />
        <Button look="main" disabled={isPending || isOpen} onClick={() => find(choices)}>
          {text(isPending ? 'calculation.find.searching' : 'calculation.find.do')}
        </Button>
      </div>
      {error && (
        <div role="alert" className={styles.error}>
          <p>{error.message}</p>
          <ul>
            {faults.map(({ path, message }) => (
              <li key={path}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      {data && (
        <div role="status">
          {outdated && (
            <p className={styles.outdated}>
              {text(isOpen ? 'calculation.find.open' : 'calculation.find.outdated')}{' '}
              {!isOpen && (
                <Button small disabled={isPending} onClick={() => find(choices)}>
                  {text('calculation.find.again')}
                </Button>
              )}
            </p>
          )}
          <FoundSummary result={data} />
        </div>
      )}
      {data && (
        <BoltCandidates
          candidates={data.candidates}
          outdated={outdated}
          system={system}
          onTake={onTake}
          onFinish={(finish) => find({ ...choices, finish })}
        />
      )}
      {choices.finish && (
        <Button
          small
          look="quiet"
          onClick={() => {
            const { holes, propertyClass } = choices
            find(definedOnly({ holes, propertyClass }))
          }}
        >
          {text('calculation.find.anyFinish', { finish: choices.finish })}
        </Button>
      )}
    </section>
  )
}

function ChoiceFields({
  choices,
  onChoose,
}: {
  choices: Choices
  onChoose: (next: Choices) => void
}) {
  return (
    <>
      <Choice
        label={text('calculation.find.holes')}
        value={choices.holes ?? 'drilled'}
        options={[
          ['drilled', text('calculation.find.holes.drilled')],
          ['entered', text('calculation.find.holes.entered')],
        ]}
        onChoose={(value) =>
          onChoose({ ...choices, holes: value === 'entered' ? 'entered' : 'drilled' })
        }
      />
      <Choice
        label={text('calculation.find.class')}
        value={choices.propertyClass ?? ''}
        options={[
          ['', text('calculation.find.any')],
          ...propertyClasses.map((name): [string, string] => [name, name]),
        ]}
        onChoose={(value) => {
          const { holes, finish } = choices
          onChoose(definedOnly({ holes, finish, propertyClass: value || undefined }))
        }}
      />
    </>
  )
}

/** The same text for the same fields, in whichever order. */
const sorted = (fields: object) =>
  JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))

function Choice({
  label,
  value,
  options,
  onChoose,
}: {
  label: string
  value: string
  options: [value: string, shown: string][]
  onChoose: (value: string) => void
}) {
  return (
    <label className={styles.choice}>
      {label}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([name, shown]) => (
          <option key={name} value={name}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  )
}
