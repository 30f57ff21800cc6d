import { useEffect, useRef, useState } from 'react'
import { type Cell, comparisonRows, differencesIn } from '../../../domain/models/comparison-rows.ts'
import { useShell } from '../../components/shell-context.ts'
import { Tiles } from '../../components/tiles.tsx'
import { Icon } from '../../icons/icon.tsx'
import styles from './comparison-table.module.css'
import { ModelHead } from './model-head.tsx'
import { NamesStrip } from './names-strip.tsx'
import { useColumnsBeyond } from './use-columns-beyond.ts'
import type { Comparison } from './use-comparison.ts'
import { YesNo } from './yes-no.tsx'

/** Whether the heads of the columns have gone under the header. */
const useGone = () => {
  const ref = useRef<HTMLTableSectionElement>(null)
  const [gone, setGone] = useState(false)
  useEffect(() => {
    const seen = new IntersectionObserver(
      ([entry]) => setGone(entry?.isIntersecting === false && entry.boundingClientRect.top < 0),
      {
        rootMargin: '-68px 0px 0px',
      },
    )
    if (ref.current) seen.observe(ref.current)
    return () => seen.disconnect()
  }, [])
  return [ref, gone] as const
}

/** Columns next to each other. On phones they are swiped, and the name of a row stands above its values and stays. */
export const ComparisonTable = ({ comparison: { shown, onlyDifferences, remove } }: { comparison: Comparison }) => {
  const { locale } = useShell().edition
  const [heads, gone] = useGone()
  const strip = useRef<HTMLDivElement>(null)
  const [scroller, more] = useColumnsBeyond<HTMLElement>()
  const rows = comparisonRows(shown, locale)
  const only = onlyDifferences && shown.length > 1
  const groups = only ? differencesIn(rows) : rows
  // Prints on one sheet by being set smaller.
  const isDense = groups.flatMap((group) => group.rows).length > 32
  const longest = Math.max(...shown.map(({ facts }) => facts?.reach ?? 0))
  return (
    <div
      className={styles.compared}
      data-count={shown.length}
      data-more={more || undefined}
      data-dense={isDense || undefined}
    >
      <NamesStrip models={shown} isShown={gone} ref={strip} />
      <section
        ref={scroller}
        className={styles.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take focus, to scroll by keyboard
        tabIndex={0}
        aria-label="Side by side"
        onScroll={({ currentTarget }) => strip.current?.scrollTo({ left: currentTarget.scrollLeft })}
      >
        <table className={styles.table}>
          <caption className="visually-hidden">
            {shown.map(({ name }) => name).join(', ')}
            {only && ', differences only'}
          </caption>
          <thead ref={heads}>
            <tr>
              <td />
              {shown.map((model) => (
                <th key={model.slug} scope="col">
                  <ModelHead model={model} sizes="(min-width: 51rem) 15rem, 45vw" />
                  <button type="button" onClick={() => remove(model)} aria-label={`Remove ${model.name}`}>
                    <Icon name="close" />
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ name, rows: inGroup }) => (
            <tbody key={name}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={shown.length + 1}>
                  <span>{name}</span>
                </th>
              </tr>
              {inGroup.map(({ label, cells, differs }) => (
                <tr key={label} data-differs={differs || undefined}>
                  <th scope="row">
                    <span>
                      {label}
                      {!differs && shown.length > 1 && <span className="visually-hidden">, the same in all</span>}
                    </span>
                  </th>
                  {shown.map((model, index) => (
                    <td key={model.slug}>
                      <Value cell={cells[index]} />
                      {label === 'Pools up to' && model.facts !== undefined && (
                        <span className={styles.reach}>
                          <Tiles count={model.facts.reach} of={longest} rows={longest > 20 ? 2 : 1} />
                        </span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {only && groups.length === 0 && <p className="wrap">They match in everything we list.</p>}
    </div>
  )
}

const Value = ({ cell }: { cell: Cell }) => {
  if (cell === undefined) return <span className={styles.none}>–</span>
  if (typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return <YesNo yes={cell} />
  return (
    <ul className={styles.list}>
      {cell.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
