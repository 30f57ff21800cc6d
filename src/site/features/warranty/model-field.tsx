import { useId } from 'react'
import type { WarrantyData } from '../../content/warranty.ts'
import styles from '../calculators/number-field.module.css'

interface Props {
  groups: WarrantyData['models']
  value: string
  onChoose: (name: string) => void
}

/** One of everything that is sold here, by line. */
export const ModelField = ({ groups, value, onChoose }: Props) => {
  const id = useId()
  return (
    <div className={styles.number}>
      <label htmlFor={id}>Model</label>
      <select id={id} className="field" value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">As it says on the side</option>
        {groups.map(({ line, models }) => (
          <optgroup key={line} label={line}>
            {models.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}
