import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'

/** The address of a page of this site, as a phone would open it. */
export const absolute = (path: string) =>
  new URL(import.meta.env.BASE_URL + path.replace(/^\//, ''), window.location.href).href

/** A code to scan, made here once somebody gets to see it; its place is kept until then. */
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

/** Whether a part has come near the window. */
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
