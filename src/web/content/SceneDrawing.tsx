import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { addSetToCart } from '../actions/cart'
import { formatNumber, text } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Picture } from '../ui/Picture'
import styles from './SceneDrawing.module.css'

type Joint = Schemas['SceneJoint']

/** The drawing of a scene; its joints can be pressed, and show their sets below. */
export function SceneDrawing({
  scene: { fileUrl, industryName, joints },
}: {
  scene: Schemas['IndustryScene']
}) {
  const [open, setOpen] = useState(0)
  const panelId = useId()
  const joint = joints[open]
  return (
    <div className={styles.drawing}>
      <div className={styles.picture}>
        <Picture
          src={fileUrl}
          alt={industryName}
          width={720}
          height={405}
          loading="eager"
          fetchPriority="high"
        />
        {joints.map(({ name, x, y }, place) => (
          <button
            key={place}
            type="button"
            className={styles.spot}
            style={{ left: `${x}%`, top: `${y}%` }}
            aria-label={text('content.scene.joint', { number: place + 1, name })}
            title={name}
            aria-pressed={place === open}
            aria-controls={panelId}
            onClick={() => setOpen(place)}
          >
            {place + 1}
          </button>
        ))}
      </div>
      {joint && (
        <section id={panelId} className={styles.joint} aria-live="polite">
          <JointSet key={open} joint={joint} number={open + 1} />
        </section>
      )}
    </div>
  )
}

function JointSet({ joint: { name, note, parts }, number }: { joint: Joint; number: number }) {
  const navigate = useNavigate()
  return (
    <>
      <h2>
        <span aria-hidden="true">{number}</span> {name}
      </h2>
      {note && <p>{note}</p>}
      <ul>
        {parts.map(({ product: { id, materialName, model }, counts }) => (
          <li key={id}>
            <Link to={`/productCategories/details?id=${id}`}>
              {materialName} <span className={styles.model}>{model}</span>
            </Link>
            <span>× {formatNumber(counts)}</span>
          </li>
        ))}
      </ul>
      <Button
        look="main"
        onClick={() =>
          addSetToCart(
            { lines: parts.map(({ product, counts }) => ({ dataId: product.id, counts })) },
            navigate,
          )
        }
      >
        <Icon name="cart" size={18} />
        {text('content.scene.addSet')}
      </Button>
      <p className={styles.hint}>{text('content.scene.setHint')}</p>
    </>
  )
}
