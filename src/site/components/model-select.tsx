import { useId } from 'react'
import type { MachineLine } from '../content/troubleshooting.ts'
import styles from './model-select.module.css'

interface Props {
  lines: readonly MachineLine[]
  /** The slug, or an empty text for none. */
  chosen: string
  onChoose: (slug: string) => void
  label?: string
}

/** Which machine it is about. */
export const ModelSelect = ({ lines, chosen, onChoose, label = 'Your model' }: Props) => {
  const id = useId()
  return (
    <p className={`no-print ${styles.model}`}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field" value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Choose one</option>
        {lines.map(({ name, machines }) => (
          <optgroup key={name} label={name}>
            {machines.map((machine) => (
              <option key={machine.slug} value={machine.slug}>
                {machine.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </p>
  )
}
