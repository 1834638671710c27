import type { ProductFile } from '../../domain/catalogue/product-files'
import type { Language } from '../../domain/language/language'
import type { PartFacts } from '../drawing/part-facts'
import type { Task } from '../worker-pool/task'
import type { PartAbout } from './part-about'

interface Order {
  facts: PartFacts
  about: PartAbout
  name: ProductFile
  language: Language
}

/** Generates a 3D model, drawing or document of a part. */
export const makePartFileTask: Task<Order, Uint8Array | string | undefined> = {
  name: 'makePartFile',
  seconds: 20,
  async load() {
    const { partOf } = await import('../drawing/facts')
    return async ({ facts, about, name, language }) => {
      const part = partOf(facts)
      switch (name) {
        case 'model.glb':
          return (await import('../drawing/models')).glbOf(part)
        case 'model.stl':
          return (await import('../drawing/models')).stlOf(part)
        case 'model.step':
          return (await import('../drawing/step/step')).stepOf(part, about)
        case 'views.dxf':
          return (await import('../drawing/dxf')).dxfOf(part)
        case 'size.svg':
          return (await import('../drawing/size-drawing')).sizeDrawing(part, language)
        case 'installation.svg':
          return (await import('../drawing/installation-sketch')).installationSketch(part, language)
        case 'drawing.pdf':
        case 'datasheet.pdf': {
          const [{ drawingDocument, dataSheetDocument }, { drawPdf }] = await Promise.all([
            import('./part-documents'),
            import('../pdf/draw'),
          ])
          const make = name === 'drawing.pdf' ? drawingDocument : dataSheetDocument
          return drawPdf(make(part, about, language))
        }
      }
    }
  },
}
