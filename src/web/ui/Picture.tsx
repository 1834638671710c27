import { useState, type ComponentProps } from 'react'
import { fileAddress } from '../calls/api'
import { useBootArea } from '../calls/boot-data'

type Props = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> & {
  src: string | undefined
  width: number
  height: number
}

/** A picture in a box of its size; a placeholder if it is missing or broken. */
export function Picture({ src, alt = '', ...rest }: Props) {
  const [broken, setBroken] = useState<string>()
  const [placeholder] = useBootArea('defaultImage')
  const missing = !src || broken === src
  const shown = missing ? placeholder?.imageUrl : src
  if (!shown || broken === shown) return <span style={{ display: 'block' }} />
  return (
    <img
      key={shown}
      src={fileAddress(shown)}
      alt={missing ? '' : alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(shown)}
      {...rest}
    />
  )
}
