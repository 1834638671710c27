import type { JointFault } from '../drawing/joint'
import type { PartFacts } from '../drawing/part-facts'
import type { ProductFacts } from '../drawing/step/step'
import type { Task } from '../worker-pool/task'

interface SetOrder {
  /** Lines of the list of products that have no files. */
  missing: string[]
  parts: { name: string; facts: PartFacts; about: ProductFacts }[]
}

/** Packs the STEP file and the views of several parts. */
export const packPartFilesTask: Task<SetOrder, Uint8Array> = {
  name: 'packPartFiles',
  seconds: 60,
  async load() {
    const [{ partOf }, { stepOf }, { dxfOf }, { packed, zipOf }] = await Promise.all([
      import('../drawing/facts'),
      import('../drawing/step/step'),
      import('../drawing/dxf'),
      import('../spreadsheets/zip-writer'),
    ])
    return ({ missing, parts }) => {
      const files = parts.flatMap(({ name, facts, about }) => {
        const part = partOf(facts)
        return [packed(`${name}.step`, stepOf(part, about)), packed(`${name}.dxf`, dxfOf(part))]
      })
      const list = missing.length > 0 ? [packed('missing.txt', `${missing.join('\r\n')}\r\n`)] : []
      return zipOf([...files, ...list])
    }
  },
}

export interface JointPiece {
  facts: PartFacts
  about: ProductFacts
}

interface JointOrder {
  name: string
  bolt: JointPiece
  nut: JointPiece
  headWasher?: JointPiece | undefined
  nutWasher?: JointPiece | undefined
  grip: number
}

/** Draws a joint as an assembly, or says why its parts make none. */
export const makeJointTask: Task<JointOrder, string | JointFault> = {
  name: 'makeJoint',
  seconds: 20,
  async load() {
    const [{ partOf }, { jointOf }, { assemblyOf }] = await Promise.all([
      import('../drawing/facts'),
      import('../drawing/joint'),
      import('../drawing/step/assembly'),
    ])
    return ({ name, bolt, nut, headWasher, nutWasher, grip }) => {
      const drawn = new Map<string, { part: ReturnType<typeof partOf>; about: ProductFacts }>()
      const partFor = ({ facts, about }: JointPiece) => {
        const known = drawn.get(facts.model) ?? { part: partOf(facts), about }
        drawn.set(facts.model, known)
        return known.part
      }
      const made = jointOf({
        bolt: partFor(bolt),
        nut: partFor(nut),
        headWasher: headWasher && partFor(headWasher),
        nutWasher: nutWasher && partFor(nutWasher),
        grip,
      })
      if ('kind' in made) return made
      const pieces = made.map(({ part, z }) => ({
        part,
        z,
        facts: drawn.get(part.facts.model)?.about ?? bolt.about,
      }))
      return assemblyOf(name, pieces, { grip, date: bolt.about.date })
    }
  },
}
