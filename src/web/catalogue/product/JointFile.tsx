import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { saveFile } from '../../actions/save-file'
import { api } from '../../calls/api'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { NumberField } from '../../ui/NumberField'
import { showToast } from '../../ui/toast-list'
import styles from './FileBar.module.css'

/** Saves a bolt with its matching washers and nut, assembled at a grip. */
export function JointFile({ id }: { id: number }) {
  const [grip, setGrip] = useState<number>()
  const save = useMutation({
    mutationFn: (thickness: number) =>
      saveFile(
        api.GET('/web/product/joint/{id}', {
          params: { path: { id }, query: { grip: thickness } },
          parseAs: 'blob',
        }),
      ),
  })
  function start() {
    if (grip === undefined) showToast('info', text('catalogue.product.joint.enterGrip'))
    else save.mutate(grip)
  }
  return (
    <div className={styles.joint}>
      <NumberField
        label={text('catalogue.product.joint.grip')}
        labelShown
        unit="mm"
        value={grip}
        onAccept={setGrip}
      />
      <Button disabled={save.isPending} aria-busy={save.isPending} onClick={start}>
        <Icon name="download" size={16} />
        {text('catalogue.product.joint')}
      </Button>
      <p className={styles.hint}>{text('catalogue.product.joint.hint')}</p>
    </div>
  )
}
