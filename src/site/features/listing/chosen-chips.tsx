import { type Filter, isChosen, nothingChosen, type Selection, toggled } from '../../../domain/shop/shop-filters.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './shop-list.module.css'

interface Props {
  filters: readonly Filter[]
  selection: Selection
  onChange: (selection: Selection) => void
}

/** What is on, to be taken off again. */
export const ChosenChips = ({ filters, selection, onChange }: Props) => {
  const chosen = filters.flatMap((filter) =>
    filter.options.filter(({ value }) => isChosen(selection, filter.key, value)).map((option) => ({ filter, option })),
  )
  return (
    <div className={styles.chips}>
      {filters.length > 0 && (
        <button type="button" className={`${styles.chip} ${styles.openFilters}`} popoverTarget="filters">
          <Icon name="filter" /> Filters{chosen.length > 0 && `, ${chosen.length}`}
        </button>
      )}
      {chosen.map(({ filter, option: { value, label } }) => (
        <button
          key={filter.key + value}
          type="button"
          className={styles.chip}
          onClick={() => onChange(toggled(selection, filter, value))}
        >
          <span className="visually-hidden">Remove: {filter.label}, </span>
          {label} <Icon name="close" />
        </button>
      ))}
      {chosen.length > 0 && (
        <button type="button" className={styles.clear} onClick={() => onChange(nothingChosen)}>
          Clear
        </button>
      )}
    </div>
  )
}
