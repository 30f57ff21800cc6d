import { type DealerService, dealerServices, serviceNames } from '../../../domain/dealers/dealer-service.ts'
import styles from './service-filter.module.css'

interface Props {
  service: DealerService | undefined
  line: string | undefined
  lines: readonly { slug: string; name: string }[]
  /** How many there are of each that the edition has. */
  counts: Partial<Record<DealerService, number>>
  onChange: (change: { service?: DealerService | undefined; line?: string | undefined }) => void
}

export const ServiceFilter = ({ service, line, lines, counts, onChange }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row that is swiped
  <div className={styles.filter} role="group" aria-label="Only dealers with">
    {dealerServices
      .filter((each) => counts[each] !== undefined)
      .map((each) => (
        <button
          key={each}
          type="button"
          className={styles.chip}
          aria-pressed={each === service}
          onClick={() => onChange({ service: each === service ? undefined : each })}
        >
          {serviceNames[each]} <small>{counts[each]}</small>
        </button>
      ))}
    <label className={styles.chip}>
      <span className="visually-hidden">Only dealers that carry</span>
      <select value={line ?? ''} onChange={({ target }) => onChange({ line: target.value || undefined })}>
        <option value="">All ranges</option>
        {lines.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </label>
  </div>
)
