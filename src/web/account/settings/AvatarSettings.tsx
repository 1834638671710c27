import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../pages/lazy-page'
import { dataOf, api, fileAddress } from '../../calls/api'
import { text } from '../../language/locale'
import { storeUser, useUser } from '../../session/session'
import { Button } from '../../ui/Button'
import { FileDrop } from '../../ui/FileDrop'
import { showToast } from '../../ui/toast-list'
import { uploadFile } from '../../calls/upload'
import { saveBase } from './profile'
import styles from './Settings.module.css'

const CropDialog = lazyPart('CropDialog', () => import('./CropDialog'))

/** Formats that a browser can decode and therefore crop. */
const accepted = 'image/png,image/jpeg,image/gif,image/webp,image/bmp'
const acceptedExtensions = ['.png', '.jpg', '.jpeg', '.gif', '.webp', '.bmp']

/** The user's picture, cropped here from a photo. */
export function AvatarSettings() {
  const user = useUser()
  const [chosen, setChosen] = useState<File>()
  const send = useMutation({
    mutationFn: async (picture: File) => {
      await uploadFile('/web/my/avatar', picture).done
      return dataOf(api.GET('/admin/web/user/loginuser/baseinfo'))
    },
    onSuccess: (changed) => {
      storeUser(changed)
      showToast('success', text('account.saved'))
      setChosen(undefined)
    },
  })
  const remove = useMutation({ mutationFn: () => saveBase({ avatar: '' }) })
  const name = user?.contactName || user?.username || ''
  return (
    <section className={styles.card}>
      <h2>{text('settings.avatar')}</h2>
      <FileDrop accept={acceptedExtensions} onFiles={([file]) => setChosen(file)}>
        <div className={styles.avatar}>
          <span className={styles.picture}>
            {user?.avatar ? (
              <img src={fileAddress(user.avatar)} alt={text('settings.avatar')} />
            ) : (
              <span aria-hidden="true">{[...name][0]?.toUpperCase()}</span>
            )}
          </span>
          <div className={styles.buttons}>
            <label>
              <input
                type="file"
                accept={accepted}
                className="visually-hidden"
                aria-label={text('settings.choosePicture')}
                onChange={({ target }) => {
                  setChosen(target.files?.[0])
                  // Lets the same file be chosen again.
                  target.value = ''
                }}
              />
              <span className={styles.choose} aria-hidden="true">
                {text('settings.choosePicture')}
              </span>
            </label>
            {user?.avatar && (
              <Button look="quiet" disabled={remove.isPending} onClick={() => remove.mutate()}>
                {text('settings.removePicture')}
              </Button>
            )}
          </div>
        </div>
      </FileDrop>
      {chosen && (
        <Suspense>
          <CropDialog
            file={chosen}
            busy={send.isPending}
            onClose={() => setChosen(undefined)}
            onCut={(picture) => send.mutate(picture)}
          />
        </Suspense>
      )}
    </section>
  )
}
