import {
  countWith,
  type Filter,
  isChosen,
  matching,
  type Selection,
  toggled,
} from '../../../domain/shop/shop-filters.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './shop-list.module.css'

interface Props {
  filters: readonly Filter[]
  selection: Selection
  /** Of the whole list. */
  size: number
  onChange: (selection: Selection) => void
}

/** A column beside the list; on phones a sheet over it. */
export const FilterForm = ({ filters, selection, size, onChange }: Props) => {
  const found = matching(filters, selection, size).length
  return (
    <form popover="auto" id="filters" className={styles.filters} aria-label="Filters" method="get">
      <div className={styles.sheetHead}>
        <strong>Filters</strong>
        <button type="button" popoverTarget="filters" popoverTargetAction="hide" aria-label="Close">
          <Icon name="close" />
        </button>
      </div>
      {filters.map((filter) => (
        <fieldset key={filter.key}>
          <legend>{filter.label}</legend>
          {filter.options.map((option) => {
            const chosen = isChosen(selection, filter.key, option.value)
            const count = countWith(filters, selection, filter, option)
            return (
              <label key={option.value} data-none={(count === 0 && !chosen) || undefined}>
                <input
                  type="checkbox"
                  name={filter.key}
                  value={option.value}
                  checked={chosen}
                  onChange={() => onChange(toggled(selection, filter, option.value))}
                />
                <span>{option.label}</span>
                <small>{count}</small>
              </label>
            )
          })}
        </fieldset>
      ))}
      <div className={styles.sheetFoot}>
        <button type="button" className="button" popoverTarget="filters" popoverTargetAction="hide">
          Show {found === 1 ? '1 product' : `${found} products`}
        </button>
      </div>
    </form>
  )
}
