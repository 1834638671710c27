/** Pixels: sharp on a dense screen, small enough for every list. */
const side = 320

interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** Crops a picture (`part` in percent) to a small JPEG on a white background. */
export async function cutSquare(image: HTMLImageElement, part: Part): Promise<File> {
  const { naturalWidth, naturalHeight } = image
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    image,
    (part.x / 100) * naturalWidth,
    (part.y / 100) * naturalHeight,
    (part.width / 100) * naturalWidth,
    (part.height / 100) * naturalHeight,
    0,
    0,
    side,
    side,
  )
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  )
  if (!blob) throw new Error('This browser writes no JPEG.')
  return new File([blob], 'avatar.jpg', { type: 'image/jpeg' })
}
