import { useCatalogue } from '../components/catalogue-context.ts'
import { PictureView } from '../components/picture-view.tsx'
import { useShell } from '../components/shell-context.ts'
import { Icon } from '../icons/icon.tsx'
import { maxCompared, sessionList, useSessionList } from '../state/session-list.ts'
import styles from './compare-tray.module.css'
import { comparedProducts } from './compared-products.ts'

const rooms = ['No room left', 'Room for one more', 'Room for two more', 'Room for three more']

/** Floats over a list while there is something to compare. */
export const CompareTray = () => {
  const { table } = useSessionList()
  const catalogue = useCatalogue()
  const { edition } = useShell()
  const compared = comparedProducts(table, catalogue)
  if (compared.length === 0) return null
  return (
    <section className={styles.tray} aria-label="Comparison">
      <strong>Compare</strong>
      <ul className={styles.models}>
        {compared.map(({ sku, name, picture }) => (
          <li key={sku}>
            <PictureView picture={picture} sizes="4rem" />
            <span>{name}</span>
            <button type="button" onClick={() => sessionList.remove(sku)} aria-label={`Take ${name} out`}>
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
