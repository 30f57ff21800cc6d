import { PictureView } from '../../components/picture-view.tsx'
import { useShell } from '../../components/shell-context.ts'
import type { Picture } from '../../content/picture.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './compare-tray.module.css'
import { comparisonList, maxCompared } from './comparison-list.ts'

interface Props {
  compared: readonly { sku: string; name: string; picture: Picture }[]
  /** Something else stands at the lower edge there. */
  notOnPhones?: boolean
}

const rooms = ['No room left', 'Room for one more', 'Room for two more', 'Room for three more']

export const TrayOfModels = ({ compared, notOnPhones = false }: Props) => {
  const { edition } = useShell()
  if (compared.length === 0) return null
  return (
    <section className={styles.tray} aria-label="Comparison" data-not-on-phones={notOnPhones || undefined}>
      <strong>Compare</strong>
      <ul className={styles.models}>
        {compared.map(({ sku, name, picture }) => (
          <li key={sku}>
            <PictureView picture={picture} sizes="4rem" />
            <span>{name}</span>
            <button type="button" onClick={() => comparisonList.remove(sku)} aria-label={`Remove ${name}`}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <span className={styles.room}>{rooms[maxCompared - compared.length]}</span>
      <a className="button" href={`/${edition.code}/product-comparison/`}>
        Compare {compared.length}
      </a>
    </section>
  )
}
