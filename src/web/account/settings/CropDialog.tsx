import { useEffect, useRef, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import styles from './Settings.module.css'

interface Props {
  file: File
  busy: boolean
  onClose: () => void
  onCut: (picture: File) => void
}

/** Selects a square of a picture by mouse, touch or arrow keys. */
export function CropDialog({ file, busy, onClose, onCut }: Props) {
  const [address, setAddress] = useState('')
  const [crop, setCrop] = useState<PercentCrop>()
  const [broken, setBroken] = useState(false)
  const image = useRef<HTMLImageElement>(null)

  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  async function cut() {
    if (!image.current || !crop) return
    onCut(await cutSquare(image.current, crop))
  }

  return (
    <Dialog
      title={text('settings.cut')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('settings.cancel')}</Button>
          <Button look="main" disabled={busy || !crop} onClick={() => void cut()}>
            {text('settings.useCut')}
          </Button>
        </>
      }
    >
      {broken ? (
        <p role="alert">{text('settings.brokenPicture')}</p>
      ) : (
        <div className={styles.crop}>
          <ReactCrop
            crop={crop}
            aspect={1}
            circularCrop
            keepSelection
            minWidth={32}
            onChange={(_pixels, percent) => setCrop(percent)}
          >
            {address && (
              <img
                ref={image}
                src={address}
                alt={text('settings.chosenPicture')}
                onError={() => setBroken(true)}
                onLoad={({ currentTarget: { width, height } }) =>
                  setCrop(
                    centerCrop(
                      makeAspectCrop({ unit: '%', width: 80 }, 1, width, height),
                      width,
                      height,
                    ),
                  )
                }
              />
            )}
          </ReactCrop>
        </div>
      )}
    </Dialog>
  )
}

/** Pixels: sharp on a dense screen, small enough for every list. */
const side = 320

interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** Crops a picture (`part` in percent) to a small JPEG on a white background. */
async function cutSquare(image: HTMLImageElement, part: Part): Promise<File> {
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
