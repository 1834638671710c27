import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../../calls/api'
import { language, text } from '../../language/locale'
import own from './Entry.module.css'
import { SelectField } from './SelectField'

interface Props {
  area: 'china' | 'overseas'
  value: string
  fault: string | undefined
  label: string
  onChange: (value: string) => void
}

/** A country, or for China a province and its city. */
export function RegionFields({ area, value, fault, label, onChange }: Props) {
  const { data: tree = [] } = useQuery({
    queryKey: ['regions', language],
    queryFn: () => dataOf(api.GET('/admin/web/front/region/tree')),
    staleTime: Infinity,
  })
  const [china, ...countries] = tree
  const provinces = china?.children ?? []
  const province = provinces.find(
    ({ code, children = [] }) => code === value || children.some((city) => city.code === value),
  )
  const cities = province?.children ?? []
  const optionsOf = (nodes: { code: string; name: string }[]) =>
    nodes.map(({ code, name }) => ({ value: code, label: name }))

  if (area === 'overseas') {
    return (
      <SelectField
        name="region"
        label={label}
        fault={fault}
        value={value}
        empty={text('entry.register.choose')}
        options={optionsOf(countries)}
        onChange={onChange}
      />
    )
  }
  return (
    <div className={own.region}>
      <SelectField
        name="region"
        label={label}
        fault={fault}
        value={province?.code ?? ''}
        empty={text('entry.register.choose')}
        options={optionsOf(provinces)}
        onChange={onChange}
      />
      {province && cities.length > 0 && (
        <SelectField
          label={text('entry.register.city')}
          value={value === province.code ? '' : value}
          empty={text('entry.register.wholeProvince')}
          options={optionsOf(cities)}
          onChange={(city) => onChange(city || province.code)}
        />
      )}
    </div>
  )
}
