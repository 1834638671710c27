import { useState } from 'react'
import type { Schemas } from '../../domain/schemas'
import { SchemaView } from '../forms/SchemaView'
import { formatTime, text } from '../language/locale'
import type { Problem } from './problem-queries'
import styles from './QualityPages.module.css'
import { EvidenceView, SchemeView } from './SchemeView'

/** The returned versions of a scheme or of evidence, each with its decision and files. */
export function Rounds({ problem, part }: { problem: Problem; part: Schemas['ProblemPart'] }) {
  const rounds = (problem.rounds ?? []).filter((entry) => entry.part === part)
  if (rounds.length === 0) return null
  return (
    <section className={styles.rounds} aria-label={text('quality.rounds')}>
      <h3>{text('quality.rounds')}</h3>
      {rounds.map((round) => (
        <Round key={round.round} round={round} />
      ))}
    </section>
  )
}

/** Its pictures are fetched when it is opened. */
function Round({ round: returned }: { round: Schemas['ReturnedRound'] }) {
  const [open, setOpen] = useState(false)
  const { round, judgedAt, judgedBy, improvementProgram, verdict, evidence, evidenceVerdict } =
    returned
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {text('quality.round', { round, time: formatTime(judgedAt), who: judgedBy })}
      </summary>
      {open && (
        <div className={styles.part}>
          {improvementProgram && <SchemeView scheme={improvementProgram} />}
          {evidence && <EvidenceView evidence={evidence} />}
          {verdict && <SchemaView schema="Verdict" value={verdict} />}
          {evidenceVerdict && <SchemaView schema="EvidenceVerdict" value={evidenceVerdict} />}
        </div>
      )}
    </details>
  )
}
