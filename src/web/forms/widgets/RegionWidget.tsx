import { ariaDescribedByIds, type WidgetProps } from '@rjsf/utils'
import { Cascader } from 'antd'
import { text } from '../../language/locale'
import type { FormContext, FormRegion } from '../form-context'

/** A country and, where it has them, a province or city; selected step by step or by name. */
export function RegionWidget(props: WidgetProps) {
  const { id, value, disabled, readonly, rawErrors, onChange, registry } = props
  // The form's owner provides the context.
  const { regions = [] }: FormContext = registry.formContext ?? {}
  const failed = (rawErrors?.length ?? 0) > 0
  return (
    <Cascader<FormRegion, 'code'>
      id={id}
      value={pathTo(regions, typeof value === 'string' ? value : '')}
      options={regions}
      fieldNames={{ label: 'name', value: 'code', children: 'children' }}
      // A whole country or province may be selected too.
      changeOnSelect
      expandTrigger="click"
      showSearch={{
        filter: (typed, path) =>
          path.some(({ name }) => name.toLowerCase().includes(typed.toLowerCase())),
      }}
      disabled={disabled ?? readonly}
      placeholder={text('screens.form.choose')}
      status={failed ? 'error' : undefined}
      aria-required={props.required}
      aria-invalid={failed}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={(path) => onChange(path?.at(-1) ?? '')}
    />
  )
}

/** The codes from the root to a place; empty if it is not in the tree. */
function pathTo(regions: FormRegion[], code: string): string[] {
  for (const region of regions) {
    if (region.code === code) return [code]
    const inner = pathTo(region.children ?? [], code)
    if (inner.length > 0) return [region.code, ...inner]
  }
  return []
}
