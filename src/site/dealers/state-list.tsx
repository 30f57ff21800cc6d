import { useEffect, useRef } from 'react'
import { useShell } from '../components/shell-context.ts'
import type { PackedState } from '../content/dealer.ts'
import { Icon } from '../icons/icon.tsx'
import { dealerHref } from './dealer-links.ts'
import styles from './state-list.module.css'

interface Props {
  states: readonly PackedState[]
  /** Slugs of those that are looked for. */
  shown: ReadonlySet<string>
  chosen: string | undefined
  onPoint: (slug: string | undefined) => void
}

/** Everybody, by state: for who would rather read than ask, and for browsers without scripts. */
export const StateList = ({ states, shown, chosen, onPoint }: Props) => {
  const { code: edition } = useShell().edition
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (chosen === undefined) return
    row.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [chosen])
  return (
    <div className={styles.states}>
      {states.map(({ code, name, dealers }) => {
        const listed = dealers.filter(([slug]) => shown.has(slug))
        if (listed.length === 0) return null
        const hasChosen = listed.some(([slug]) => slug === chosen)
        return (
          <details key={code} className={styles.state} open={hasChosen || undefined}>
            <summary>
              <h2>{name}</h2>
              <span className={styles.count}>{listed.length}</span>
              <Icon name="down" />
            </summary>
            <ul className={styles.dealers}>
              {listed.map(([slug, dealer, , suburb]) => (
                <li
                  key={slug}
                  ref={slug === chosen ? row : undefined}
                  data-chosen={slug === chosen || undefined}
                  onPointerEnter={() => onPoint(slug)}
                  onPointerLeave={() => onPoint(undefined)}
                  onFocus={() => onPoint(slug)}
                  onBlur={() => onPoint(undefined)}
                >
                  <a href={dealerHref(edition, slug)}>{dealer}</a>
                  <span className={styles.suburb}>{suburb}</span>
                </li>
              ))}
            </ul>
          </details>
        )
      })}
    </div>
  )
}
