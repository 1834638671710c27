import { withValues } from '../../domain/chat/placeholders'
import { languageOfLocale, textIn } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { inLanguage, text } from '../language/locale'
import { Icon } from '../ui/Icon'
import { Popover } from '../ui/Popover'
import styles from './Console.module.css'
import composer from './Composer.module.css'
import { useReplies } from './console-queries'

/**
 * Inserts a canned reply in the customer's language into the input, to be checked before it is sent. Placeholders
 * without a value stay in it.
 */
export function CannedMenu({
  conversation: { locale, placeholders },
  onChoose,
}: {
  conversation: Pick<Schemas['OfficeConversation'], 'locale' | 'placeholders'>
  onChoose: (words: string) => void
}) {
  const { data = [] } = useReplies()
  return (
    <Popover label={text('chat.canned')} buttonClass={composer.tool} button={<Icon name="list" />}>
      {(close) => (
        <ul className={styles.canned}>
          {data.length === 0 && <li className={styles.soft}>{text('chat.canned.none')}</li>}
          {data.map(({ id, title, titleEn, textZh, textEn }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  const words = textIn(languageOfLocale(locale), { zh: textZh, en: textEn })
                  onChoose(withValues(words, placeholders))
                  close()
                }}
              >
                {inLanguage(title, titleEn)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}
