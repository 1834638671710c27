import { useMutation } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useId, useState, type ReactNode } from 'react'
import { acceptOf, imageExtensions, uploadKind } from '../../../domain/forms/uploads'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { FileDrop, useShownFile } from '../../ui/FileDrop'
import { isTooLong, LimitedInput } from '../../ui/LimitedText'
import type { FormContext } from '../form-context'
import styles from './RichText.module.css'

interface Props {
  editor: Editor
  onClose: () => void
}

/** Maximum length of an address and of an alt text. */
const longestLine = 500

/** An address on this site or another one, an e-mail address, or a phone number. */
const isAddress = (given: string) => /^(\/(?!\/)|https?:\/\/|mailto:|tel:)\S+$/.test(given)

export function LinkDialog({ editor, onClose }: Props) {
  // The editor stores it as text.
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''))
  const wrong = address !== '' && !isAddress(address)
  const chain = () => editor.chain().focus().extendMarkRange('link')

  function use() {
    const { empty } = editor.state.selection
    if (address === '') chain().unsetLink().run()
    else if (empty && !editor.isActive('link'))
      chain()
        .insertContent({
          type: 'text',
          text: address,
          marks: [{ type: 'link', attrs: { href: address } }],
        })
        .run()
    else chain().setLink({ href: address }).run()
    onClose()
  }

  return (
    <Asking
      title={text('screens.richText.link')}
      ready={!wrong && !isTooLong(address, longestLine)}
      onUse={use}
      onClose={onClose}
    >
      <Line
        label={text('screens.richText.address')}
        value={address}
        onChange={(given) => setAddress(given.trim())}
        fault={wrong ? text('screens.richText.badAddress') : undefined}
      />
    </Asking>
  )
}

/** Uploads a picture and inserts it; an alt text is required. */
export function PictureDialog({
  editor,
  keepFile,
  onClose,
}: Props & { keepFile: NonNullable<FormContext['keepFile']> }) {
  const [words, setWords] = useState('')
  const [line, setLine] = useState('')
  const [file, setFile] = useState<File>()
  const id = useId()
  const { chooser, show } = useShownFile()
  const take = (dropped: File) => {
    show(dropped)
    setFile(dropped)
  }
  const sending = useMutation({
    mutationFn: (chosen: File) => keepFile(uploadKind.image, chosen),
    onSuccess(src) {
      const image = { type: 'image', attrs: { src, alt: words.trim() } }
      const caption = { type: 'figcaption', content: [{ type: 'text', text: line.trim() }] }
      const content = line.trim() ? [image, caption] : [image]
      editor.chain().focus().insertContent({ type: 'figure', content }).run()
      onClose()
    },
  })
  return (
    <Asking
      title={text('screens.richText.picture')}
      ready={
        file !== undefined &&
        words.trim() !== '' &&
        ![words, line].some((given) => isTooLong(given, longestLine)) &&
        !sending.isPending
      }
      onUse={() => file && sending.mutate(file)}
      onClose={onClose}
    >
      <FileDrop accept={imageExtensions} onFiles={([dropped]) => dropped && take(dropped)}>
        <label className={styles.line} htmlFor={id}>
          {text('screens.richText.file')}
          <input
            ref={chooser}
            id={id}
            type="file"
            accept={acceptOf(imageExtensions)}
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        </label>
      </FileDrop>
      <Line label={text('screens.richText.words')} value={words} onChange={setWords} />
      <p className={styles.hint}>{text('screens.richText.wordsHint')}</p>
      <Line label={text('screens.richText.caption')} value={line} onChange={setLine} />
    </Asking>
  )
}

function Asking({
  title,
  ready,
  onUse,
  onClose,
  children,
}: {
  title: string
  ready: boolean
  onUse: () => void
  onClose: () => void
  children: ReactNode
}) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('common.close')}</Button>
          <Button look="main" disabled={!ready} onClick={onUse}>
            {text('screens.richText.use')}
          </Button>
        </>
      }
    >
      <div className={styles.asking}>{children}</div>
    </Dialog>
  )
}

function Line({
  label,
  value,
  onChange,
  fault,
}: {
  label: string
  value: string
  onChange: (given: string) => void
  fault?: string | undefined
}) {
  const id = useId()
  return (
    <div className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <LimitedInput
        id={id}
        type="text"
        limit={longestLine}
        value={value}
        aria-invalid={fault !== undefined}
        onChange={onChange}
      />
      {fault && <span role="alert">{fault}</span>}
    </div>
  )
}
