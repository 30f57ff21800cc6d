import { comparisonRows } from '../../../domain/models/comparison-rows.ts'
import { formatFigure } from '../../../domain/numbers/figure-format.ts'
import { useShell } from '../../components/shell-context.ts'
import { Tiles } from '../../components/tiles.tsx'
import type { ModelGroup } from '../../content/model.ts'
import { CompareChoice } from '../../features/compare/compare-choice.tsx'
import styles from './model-columns.module.css'
import { ModelHead } from './model-head.tsx'
import { YesNo } from './yes-no.tsx'

/** What is looked at first. The rest is for a comparison of a few. */
const atAGlance = [
  'Pool volume',
  'Floor',
  'Walls',
  'Waterline',
  'Water surface',
  'Steps, seats and corners',
  'Chlorine output',
  'Ozone output',
  'Basket',
  'Fineness',
  'Power source',
  'Control',
  'Cell life',
  'Tube life',
  'Weight',
  'Warranty',
]

/** Models in columns, what tells them apart in rows. The row's name stays while the columns are scrolled. */
export const ModelColumns = ({ group: { name, models } }: { group: ModelGroup }) => {
  const { locale } = useShell().edition
  const reaches = models.flatMap(({ facts }) => facts?.reach ?? [])
  const longest = Math.max(...reaches)
  const rows = comparisonRows(models, locale).flatMap((group) => group.rows)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take focus, to scroll by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={`${name}, compared`}>
      <table className={styles.table}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {name}
            </th>
            {models.map((model) => (
              <th key={model.slug} scope="col">
                <ModelHead model={model} sizes="13rem" />
                <CompareChoice product={model} className={`tick ${styles.compare}`}>
                  Compare<span className="visually-hidden"> {model.name}</span>
                </CompareChoice>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reaches.length > 0 && (
            <tr>
              <th scope="row">Pools up to</th>
              {models.map(({ slug, facts }) => (
                <td key={slug}>
                  <strong>{formatFigure(facts?.reach ?? 0, locale)} m</strong>
                  <Tiles count={facts?.reach ?? 0} of={longest} rows={longest > 20 ? 2 : 1} />
                </td>
              ))}
            </tr>
          )}
          {rows
            .filter(({ label }) => atAGlance.includes(label))
            .map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {models.map(({ slug }, index) => {
                  const cell = cells[index]
                  return <td key={slug}>{typeof cell === 'boolean' ? <YesNo yes={cell} /> : (cell ?? '–')}</td>
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
