import type { ProductFile } from '../../domain/catalogue/product-files'
import type { Language } from '../../domain/language/language'
import type { PartFacts } from '../drawing/part-facts'
import type { Task } from '../worker-pool/task'

interface Order {
  facts: PartFacts
  name: ProductFile
  language: Language
}

/** Generates a 3D model or drawing of a part. */
export const makePartFileTask: Task<Order, Uint8Array | string | undefined> = {
  name: 'makePartFile',
  seconds: 20,
  async load() {
    const [{ partOf }, { glbOf, stlOf }, { sizeDrawing }, { installationSketch }] =
      await Promise.all([
        import('../drawing/facts'),
        import('../drawing/models'),
        import('../drawing/size-drawing'),
        import('../drawing/installation-sketch'),
      ])
    return ({ facts, name, language }) => {
      const part = partOf(facts)
      if (name === 'model.glb') return glbOf(part)
      if (name === 'model.stl') return stlOf(part)
      return name === 'size.svg' ? sizeDrawing(part, language) : installationSketch(part, language)
    }
  },
}
