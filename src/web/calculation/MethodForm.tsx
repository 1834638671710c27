import { useDeferredValue } from 'react'
import { methods, type MethodName } from '../../domain/calculation/methods/methods'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import styles from './Calculator.module.css'
import { FieldInput } from './FieldInput'
import { MethodResults } from './MethodResults'
import { PositionsEditor } from './PositionsEditor'
import { Units } from './Units'
import { useMethod } from './useMethod'

/** The fields of a method, drawn from its schema, and beside them what comes out. */
export function MethodForm({ name }: { name: MethodName }) {
  const method = useMethod(name)
  const { fields, faults, result, without, sentenceOf } = method
  // The formulas may follow a moment later, so that typing is never held up.
  const shown = useDeferredValue(result)
  const paths = Object.keys(fields.schema.properties ?? {}).filter(
    (path) => !without.includes(path),
  )
  return (
    <div className={styles.calculator}>
      <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <div className={styles.tools}>
          <Units system={fields.system} onSwitch={method.switchUnits} />
          <Button small look="quiet" onClick={() => method.replace({ ...methods[name].example })}>
            {text('calculation.example')}
          </Button>
        </div>
        <fieldset className={styles.group}>
          <legend>{text(`methods.name.${name}`)}</legend>
          <div className={styles.fields}>
            {paths.map((path) =>
              path === 'positions' ? (
                <PositionsEditor key={path} fields={fields} onRows={method.setRows} />
              ) : (
                <FieldInput key={path} calculator={fields} path={path} />
              ),
            )}
          </div>
        </fieldset>
      </form>
      <div className={styles.results}>
        {result && shown ? (
          <MethodResults name={name} result={shown} system={fields.system} />
        ) : (
          <div className={styles.missing}>
            <Empty icon="info" title={text('calculation.missing')} />
            <ul>
              {faults.slice(0, 12).map((fault) => (
                <li key={`${fault.path}${fault.code}`}>{sentenceOf(fault)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  )
}
