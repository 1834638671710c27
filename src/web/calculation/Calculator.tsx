import { useMutation } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import type { CalculationPage } from '../../domain/calculation/calculate'
import {
  clampExample,
  flexibilityExample,
  stretchingExample,
} from '../../domain/calculation/examples'
import type { Schemas } from '../../domain/schemas'
import { answerOf, api } from '../calls/api'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import styles from './Calculator.module.css'
import { CarryOver } from './CarryOver'
import { FieldGroup } from './FieldGroup'
import { layouts } from './layouts'
import { Missing } from './Missing'
import { Parameters } from './Parameters'
import { Results } from './Results'
import { SaveReport } from './SaveReport'
import { Units } from './Units'
import type { Calculator as State } from './useCalculator'

const examples = {
  clamp: clampExample,
  flexibility: flexibilityExample,
  stretching: stretchingExample,
}

/** The call of a page; its input has been checked in the browser by the same rules. */
const calls = {
  clamp: (input: object) =>
    api.POST('/web/calculate/clampForce', { body: input as Schemas['ClampForceInput'] }),
  // Any input is an object here; its page chose the call.
  flexibility: (input: object) =>
    api.POST('/web/calculate/resilience', { body: input as Schemas['ResilienceInput'] }),
  // As above.
  stretching: (input: object) =>
    api.POST('/web/calculate/torque/tensileForce', { body: input as Schemas['TorqueInput'] }),
}

type Product = Schemas['CalculationProduct']

/** A calculator: its parameters on one side, what follows from them on the other, at every key. */
export function Calculator({
  calculator,
  product,
  reported,
}: {
  calculator: State<CalculationPage>
  product: Product | undefined
  reported: number
}) {
  const { page, system, input, result, faults } = calculator
  const form = useRef<HTMLFormElement>(null)
  // Charts and figures may follow a moment later, so that typing is never held up.
  const computed = useMemo(() => result && { result, input }, [result, input])
  const drawn = useDeferredValue(computed)
  const [confirmed, setConfirmed] = useState<{ of: string; result: object }>()
  const shownNow = JSON.stringify(input)

  const ask = useMutation({
    mutationFn: () => answerOf<object>(calls[page](input)),
    onSuccess: ({ data }) => setConfirmed({ of: shownNow, result: data }),
  })

  function submit() {
    calculator.submit()
    const [first] = faults
    if (!first) return ask.mutate()
    // The field shows its message by then.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(`[data-path="${first.path}"]`)?.focus(),
    )
  }

  // Memoised, so that SaveReport recognises a report it has already saved.
  const report = useMemo<Omit<Schemas['ReportCreation'], 'name'> | undefined>(
    () =>
      result && confirmed?.of === shownNow
        ? { page, input, result: { ...confirmed.result }, unit: system }
        : undefined,
    [result, confirmed, shownNow, page, input, system],
  )
  return (
    <div className={styles.calculator}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div className={styles.tools}>
          <Units system={system} onSwitch={calculator.switchUnits} />
          {/* An example would replace the product's bolt. */}
          {!product && (
            <Button small look="quiet" onClick={() => calculator.replace({ ...examples[page] })}>
              {text('calculation.example')}
            </Button>
          )}
        </div>
        {layouts[page].map((group) => (
          <FieldGroup
            key={group.title}
            calculator={calculator}
            group={group}
            kind={product?.kind}
          />
        ))}
        <Button type="submit" look="main" disabled={ask.isPending} aria-busy={ask.isPending}>
          {text('calculation.calculate')}
        </Button>
      </form>
      <div className={styles.results}>
        <div className={styles.bar}>
          <SaveReport product={reported} report={report} />
          <CarryOver page={page} product={product?.id ?? 0} />
        </div>
        {result && drawn ? (
          <Results
            page={page}
            result={drawn.result}
            system={system}
            // The cast is safe: the result was computed from this input.
            input={drawn.input as never}
          />
        ) : (
          <Missing calculator={calculator} />
        )}
        <div className={styles.printed} aria-hidden>
          <Parameters page={page} input={input} system={system} />
        </div>
      </div>
    </div>
  )
}
