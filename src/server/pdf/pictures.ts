import { loadSharp } from '../files/load-sharp'
import type { Task } from '../worker-pool/task'

/** Small enough that a document with many pictures stays small. */
const pixels = { width: 480, height: 360, fit: 'inside', withoutEnlargement: true } as const

/** Shrinks pictures for a document. */
export const shrinkPicturesTask: Task<Uint8Array[], Uint8Array[]> = {
  name: 'shrinkPictures',
  seconds: 30,
  async load() {
    const sharp = await loadSharp()
    return async (pictures) => {
      const small: Uint8Array[] = []
      for (const bytes of pictures) {
        const picture = sharp(bytes).resize(pixels).flatten({ background: '#ffffff' })
        small.push(await picture.jpeg({ quality: 82 }).toBuffer())
      }
      return small
    }
  },
}
