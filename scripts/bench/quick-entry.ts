import type { CatalogueIndex } from '../../src/server/catalogue/index/catalogue-index'
import { modelsLike, modelsWritten } from '../../src/server/catalogue/index/named-models'
import { textAt } from '../../src/server/catalogue/index/text-column'
import { figure, goalAt, type Figure } from './figures'
import type { Random } from './random'

/** Looks up 500 pasted lines: exact models, and models with a typo at the end. */
export function measureQuickEntry(index: CatalogueIndex, models: number, random: Random): Figure[] {
  const rows = [...index.rowOf].filter((row) => row >= 0)
  const codes = Array.from({ length: 500 }, () => textAt(index.materials.model, random.pick(rows)))
  const goal = goalAt(models, { 1e5: 1000 })
  const time = (work: () => unknown) => {
    const started = performance.now()
    work()
    return performance.now() - started
  }
  const written = time(() => modelsWritten(index, codes))
  const nearly = time(() => codes.map((code) => modelsLike(index, `${code}X`, 6)))
  return [
    { models, ...figure('500 pasted lines, as the models are written', written, 'ms', goal) },
    { models, ...figure('500 pasted lines, each with a slip', nearly, 'ms', goal) },
  ]
}
