import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { typeDefaults } from '../../../generated/defaults'
import { api, dataOf } from '../../calls/api'
import { language } from '../../language/locale'
import { SelectField } from './SelectField'

interface Props {
  label: string
  areaCode: string
  onChange: (areaCode: string) => void
}

/** The country of a phone number. Some countries share a code, so the chosen country is kept here. */
export function AreaCodeField({ label, areaCode, onChange }: Props) {
  const { data } = useQuery({
    queryKey: ['phoneAreas', language],
    queryFn: () => dataOf(api.GET('/admin/web/front/param/phoneareacode')),
    staleTime: Infinity,
  })
  const areas = data ?? [{ code: typeDefaults.AreaCode, country: 'CN', name: '' }]
  const [country, setCountry] = useState('CN')
  const ofCode = areas.filter(({ code }) => code === areaCode)
  const chosen = ofCode.find((area) => area.country === country) ?? ofCode[0]
  return (
    <SelectField
      label={label}
      value={chosen?.country ?? ''}
      // The name comes first so that typing its letters finds it.
      options={areas.map(({ code, country: iso, name }) => ({
        value: iso,
        label: `${name} +${code}`.trim(),
      }))}
      onChange={(next) => {
        setCountry(next)
        onChange(areas.find((area) => area.country === next)?.code ?? typeDefaults.AreaCode)
      }}
    />
  )
}
