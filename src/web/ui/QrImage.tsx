import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'

/** The full address of a page of this site, for other devices. */
export const absolute = (path: string) =>
  new URL(import.meta.env.BASE_URL + path.replace(/^\//, ''), window.location.href).href

/** A QR code, generated once it comes into view; keeps its space until then. */
export function QrImage({
  value,
  label,
  size = 128,
}: {
  value: string
  label: string
  size?: number
}) {
  const place = useRef<SVGSVGElement>(null)
  const seen = useSeen(place)
  const { data: code } = useQuery({
    queryKey: ['qrCode', value],
    queryFn: async () => (await import('./qr-path')).qrPath(value),
    enabled: seen,
    staleTime: Infinity,
    meta: { quiet: true },
  })
  return (
    <svg
      ref={place}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`}
      shapeRendering="crispEdges"
    >
      {code && <rect width={code.size} height={code.size} fill="#fff" />}
      {code && <path d={code.path} fill="#15212b" />}
    </svg>
  )
}

/** True once the element is near the viewport. */
function useSeen(place: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true)
      },
      { rootMargin: '200px' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return seen
}
