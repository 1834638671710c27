/** A lockbolt set in two plates, cut along its axis. */
export function LockboltDrawing({ className }: { className: string | undefined }) {
  const line = 'rgb(255 255 255 / 82%)'
  const thin = 'rgb(255 255 255 / 45%)'
  const grooves = Array.from({ length: 8 }, (_, index) => 326 + index * 12)
  return (
    <svg className={className} viewBox="0 0 620 300" fill="none" stroke={line} aria-hidden="true">
      <g stroke={thin}>
        <path d="M170 30v80M170 190v80M240 30v80M240 190v80M310 30v80M310 190v80" />
        {Array.from({ length: 5 }, (_, index) => (
          <path key={index} d={`M170 ${46 + index * 14} l16 -16M170 ${206 + index * 14} l16 -16`} />
        ))}
      </g>
      <path strokeWidth="2" d="M170 30h140v80H170zM170 190h140v80H170z" />
      <path strokeWidth="2" d="M240 30v80M240 190v80" />
      <path strokeWidth="2.5" d="M170 84c-46 6-66 34-66 66s20 60 66 66z" />
      <path strokeWidth="2.5" d="M170 112h150M170 188h150" />
      <path
        strokeWidth="2.5"
        d={`M320 112 ${grooves.map((x) => `L${x} 112 L${x + 3} 120 L${x + 9} 120`).join(' ')} L424 112h96l12 12v52l-12 12h-96 ${[
          ...grooves,
        ]
          .reverse()
          .map((x) => `L${x + 9} 180 L${x + 3} 180 L${x} 188`)
          .join(' ')} L320 188`}
      />
      <path strokeWidth="2" d="M310 78h18v-6h56l14 24v16M310 222h18v6h56l14-24v-16" />
      <path stroke={thin} strokeDasharray="18 5 4 5" d="M80 150h480" />
      <g stroke="#f08c00" strokeWidth="1.5">
        <path d="M170 24V8M310 24V8M170 13h140M170 13l9-3.5v7zM310 13l-9-3.5v7z" fill="#f08c00" />
        <path
          d="M150 112h-96M150 188h-96M62 112v76M62 112l-3.5 9h7zM62 188l-3.5-9h7z"
          fill="#f08c00"
        />
      </g>
      <g fill="#fff" stroke="none" fontSize="17" fontFamily="var(--font-figures)">
        <text x="322" y="20">
          30 mm
        </text>
        <text x="20" y="208">
          ⌀14.2
        </text>
      </g>
    </svg>
  )
}
