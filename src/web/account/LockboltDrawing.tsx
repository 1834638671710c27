const line = 'rgb(255 255 255 / 85%)'
const thin = 'rgb(255 255 255 / 40%)'
const orange = '#f08c00'

/** The locking grooves along one side of the pin, from the edge at y towards the axis. */
function grooves(y: number, depth: number): string {
  const starts = Array.from({ length: 8 }, (_, index) => 326 + index * 12)
  return starts.map((x) => `L${x} ${y}l3 ${depth}h6`).join('')
}

/** A lockbolt set in two plates, cut along its axis. */
export function LockboltDrawing({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 620 300" fill="none" stroke={line} aria-hidden="true">
      <defs>
        {[45, -45].map((angle) => (
          <pattern
            key={angle}
            id={`hatch${angle}`}
            width="9"
            height="9"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${angle})`}
          >
            <path d="M0 0v9" stroke={thin} />
          </pattern>
        ))}
      </defs>
      <g strokeWidth="2">
        <path fill="url(#hatch45)" d="M170 30h70v80h-70zM170 190h70v80h-70z" />
        <path fill="url(#hatch-45)" d="M240 30h70v80h-70zM240 190h70v80h-70z" />
        <path
          fill="url(#hatch45)"
          d="M310 66h14l6 12h52l12 22v14h-84zM310 234h14l6-12h52l12-22v-14h-84z"
        />
      </g>
      <g strokeWidth="2.5" fill="var(--deep)">
        <path d="M170 84c-46 6-66 34-66 66s20 60 66 66z" />
        <path d={`M170 114h150${grooves(114, 8)}L424 114h96l12 12v48l-12 12h-96H170z`} />
        <path fill="none" d={`M320 186${grooves(186, -8)}L424 186`} />
      </g>
      <path stroke={thin} strokeDasharray="18 5 4 5" d="M80 150h480" />
      <g stroke={orange} strokeWidth="1.5" fill={orange}>
        <path d="M170 24V6M310 24V6M170 13h140M170 13l9-3.5v7zM310 13l-9-3.5v7z" />
        <path d="M160 110H54M160 190H54M62 110v80M62 110l-3.5 9h7zM62 190l-3.5-9h7z" />
      </g>
      <g fill="#fff" stroke="none" fontSize="17" fontFamily="var(--font-figures)">
        <text x="322" y="20">
          30 mm
        </text>
        <text x="14" y="214">
          ⌀14.2 mm
        </text>
      </g>
    </svg>
  )
}
