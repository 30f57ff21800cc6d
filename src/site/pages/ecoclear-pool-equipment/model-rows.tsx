import type { EquipmentModel } from '../../content/equipment.ts'
import styles from './model-rows.module.css'

/** The sizes of one kind: for which pool, the figure that decides, the price. */
export const ModelRows = ({ models }: { models: EquipmentModel[] }) => (
  <ul className={`rows ${styles.models}`}>
    {models.map(({ href, name, price, figures, late }) => (
      <li key={href}>
        <a href={href}>{name}</a>
        <span className="muted">{figures.join(', ')}</span>
        <span className={styles.price}>
          <strong>{price}</strong>
          {late && <small>Next container</small>}
        </span>
      </li>
    ))}
  </ul>
)
