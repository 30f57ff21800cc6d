import { useEffect, useRef } from 'react'
import { useShell } from '../../components/shell-context.ts'
import { Icon } from '../../icons/icon.tsx'
import { dealerHref } from './dealer-links.ts'
import type { ListedDealer } from './listed-dealer.ts'
import styles from './state-list.module.css'

interface Props {
  states: readonly { code: string; name: string }[]
  dealers: readonly ListedDealer[]
  chosen: string | undefined
  onPoint: (slug: string | undefined) => void
}

/** Everybody, by state: for who would rather read than ask, and for browsers without scripts. */
export const StateList = ({ states, dealers, chosen, onPoint }: Props) => {
  const { code: edition } = useShell().edition
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (chosen !== undefined) row.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [chosen])
  const byState = Map.groupBy(dealers, ({ state }) => state)
  return (
    <div className={styles.states}>
      {states.map(({ code, name }) => {
        const there = byState.get(code)
        return (
          there && (
            <details key={code} className={styles.state} open={there.some(({ slug }) => slug === chosen) || undefined}>
              <summary>
                <h2>{name}</h2>
                <span className={styles.count}>{there.length}</span>
                <Icon name="down" />
              </summary>
              <ul className={styles.dealers}>
                {there.map(({ slug, name: dealer, suburb }) => (
                  <li
                    key={slug}
                    ref={slug === chosen ? row : undefined}
                    data-chosen={slug === chosen || undefined}
                    onPointerEnter={() => onPoint(slug)}
                    onPointerLeave={() => onPoint(undefined)}
                    onFocus={() => onPoint(slug)}
                    onBlur={() => onPoint(undefined)}
                  >
                    <a href={dealerHref(edition, { slug })}>{dealer}</a>
                    <span className={styles.suburb}>{suburb}</span>
                  </li>
                ))}
              </ul>
            </details>
          )
        )
      })}
    </div>
  )
}
