import { Icon } from '../../icons/icon.tsx'
import styles from './dealer-map.module.css'

interface Props {
  country: string
  closer: () => void
  farther: () => void
  showAll: () => void
}

export const MapTools = ({ country, closer, farther, showAll }: Props) => (
  <div className={styles.tools}>
    <button type="button" onClick={closer}>
      <Icon name="plus" />
      <span className="visually-hidden">Closer</span>
    </button>
    <button type="button" onClick={farther}>
      <Icon name="minus" />
      <span className="visually-hidden">Further</span>
    </button>
    <button type="button" onClick={showAll}>
      <Icon name="globe" />
      <span className="visually-hidden">All of {country}</span>
    </button>
  </div>
)
