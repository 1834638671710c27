import type { Sharp } from 'sharp'
import type { UploadExtension } from '../../domain/forms/uploads'
import { Refusal } from '../http/errors'
import { loadSharp } from './load-sharp'
import { bitmapHeader, readBitmap } from './bitmap'

export interface Image {
  bytes: Buffer
  width: number
  height: number
  /** Thumbnail (WebP). */
  thumbnail: Buffer
}

/** Pictures with more pixels are refused before decoding. */
const maxPixels = 100_000_000
const options = { limitInputPixels: maxPixels, failOn: 'warning' } as const
/** Faults of the photos of some phones and scanners, which all browsers show. */
const harmless = [
  /^VipsJpeg: Invalid SOS parameters for sequential JPEG$/,
  /^VipsJpeg: Corrupt JPEG data: \d+ extraneous bytes before marker 0x[\da-f]{2}$/,
  /^VipsJpeg: Unknown Adobe color transform code \d+$/,
  /^VipsJpeg: Warning: unknown JFIF revision number \d+\.\d+$/,
]
const isHarmless = (message: string) =>
  message.split('\n').every((line) => harmless.some((pattern) => pattern.test(line.trim())))

const thumbnailSize = { width: 480, height: 480, fit: 'inside', withoutEnlargement: true } as const

/**
 * Prepares a picture for storage: rotated upright, without EXIF data (place, time, device), and verified by decoding
 * it completely. BMP files have no EXIF data and are stored unchanged.
 */
export async function cleanImage(bytes: Buffer, extension: UploadExtension): Promise<Image> {
  if (extension === '.bmp') return bitmap(bytes)
  try {
    const sharp = await loadSharp()
    await refuseLarge(bytes)
    const moving = extension === '.gif'
    const read = (failOn: 'warning' | 'error') => {
      const upright = sharp(bytes, { ...options, failOn, animated: moving })
      return encoded(upright.autoOrient().keepIccProfile(), extension).toBuffer({
        resolveWithObject: true,
      })
    }
    const { data, info } = await read('warning').catch((error: Error) => {
      if (!isHarmless(error.message)) throw error
      return read('error')
    })
    const thumbnail = await sharp(data, options).resize(thumbnailSize).webp().toBuffer()
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height, thumbnail }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw Object.assign(new Refusal('files.brokenImage'), { cause: error })
  }
}

/** Reads the size from the header, without decoding. */
async function refuseLarge(bytes: Buffer): Promise<void> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > maxPixels) throw tooManyPixels()
}

const tooManyPixels = () =>
  new Refusal('files.manyPixels', { values: { limit: maxPixels / 1_000_000 } })

function encoded(image: Sharp, extension: UploadExtension): Sharp {
  if (extension === '.png') return image.png()
  return extension === '.gif' ? image.gif() : image.jpeg({ quality: 90, mozjpeg: false })
}

/** sharp does not read BMP, so the thumbnail is made from decoded pixels; the file itself is stored unchanged. */
async function bitmap(bytes: Buffer): Promise<Image> {
  if (bytes.length < 54) throw new Refusal('files.brokenImage')
  const width = bytes.readInt32LE(bitmapHeader.width)
  const height = Math.abs(bytes.readInt32LE(bitmapHeader.height))
  const whole =
    bytes.readUInt32LE(bitmapHeader.fileSize) <= bytes.length &&
    bytes.readUInt32LE(bitmapHeader.dataOffset) < bytes.length
  if (!whole) throw new Refusal('files.cutOff')
  if (width <= 0 || height === 0) throw new Refusal('files.brokenImage')
  if (width * height > maxPixels) throw tooManyPixels()
  const points = readBitmap(bytes)
  if (!points) throw new Refusal('files.oddBitmap')
  const sharp = await loadSharp()
  const thumbnail = await sharp(points.data, { raw: { width, height, channels: 3 } })
    .resize(thumbnailSize)
    .webp()
    .toBuffer()
  return { bytes, width, height, thumbnail }
}
