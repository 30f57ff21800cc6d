import { editionCodes } from '../../domain/edition/edition-code.ts'
import fields from '../parts/fields.module.css'
import { editionWords } from './dealer-words.ts'
import styles from './matter-row.module.css'

interface Props {
  edition: string
  state: string
  /** Where that country has dealers. */
  states: readonly string[]
  onChange: (chosen: { edition: string; state: string }) => void
}

/** Of all dealers those of one country, or of one state of it. */
export const DealerFilters = ({ edition, state, states, onChange }: Props) => (
  <li className={styles.filters}>
    <select
      className={fields.input}
      aria-label="Country"
      value={edition}
      onChange={({ target }) => onChange({ edition: target.value, state: '' })}
    >
      <option value="">Every country</option>
      {editionCodes.map((code) => (
        <option key={code} value={code}>
          {editionWords[code]}
        </option>
      ))}
    </select>
    <select
      className={fields.input}
      aria-label="State"
      value={state}
      disabled={edition === ''}
      onChange={({ target }) => onChange({ edition, state: target.value })}
    >
      <option value="">Everywhere there</option>
      {states.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  </li>
)
