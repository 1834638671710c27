import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef } from 'react'
import { text } from '../../language/locale'
import type { FormContext } from '../form-context'
import { showToast } from '../../ui/toast-list'
import { pastedHtml } from './pasted-html'
import { extensions } from './rich-text-extensions'
import { RichTextBar } from './RichTextBar'
import styles from './RichText.module.css'

interface Props {
  id: string
  label: string
  describedBy: string
  value: string
  failed: boolean
  locked: boolean
  keepFile: FormContext['keepFile']
  onChange: (html: string) => void
}

/** WYSIWYG editor with headings, lists, links, tables and pictures; every button has a keyboard shortcut. */
export function RichTextEditor(props: Props) {
  const { id, label, describedBy, value, failed, locked, keepFile, onChange } = props
  const sent = useRef(value)
  const editor = useEditor({
    extensions,
    content: value,
    editable: !locked,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        class: styles.text ?? '',
      },
      transformPastedHTML: takenOver,
    },
    onUpdate: ({ editor }) => {
      const html = editor.isEmpty ? '' : editor.getHTML()
      sent.current = html
      onChange(html)
    },
  })

  // A value set from outside, for example after discarding a draft, replaces the editor's content.
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [value, editor])

  useEffect(() => {
    editor.setEditable(!locked, false)
  }, [locked, editor])

  return (
    <div className={styles.editor} data-failed={failed || undefined}>
      {!locked && (
        <RichTextBar
          editor={editor}
          label={text('screens.richText.tools', { name: label })}
          keepFile={keepFile}
        />
      )}
      <EditorContent editor={editor} />
    </div>
  )
}

/** Cleans pasted HTML and tells the user if pictures were dropped. */
function takenOver(given: string): string {
  const { html, picturesLeftOut } = pastedHtml(given)
  if (picturesLeftOut > 0) {
    const button = text('screens.richText.picture')
    showToast('warning', text('screens.richText.noPictures', { button }))
  }
  return html
}
