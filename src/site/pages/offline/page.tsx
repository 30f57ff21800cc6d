import { useEffect, useState } from 'react'
import { editionOfPath } from '../../../domain/edition/edition-code.ts'
import { PageOpening } from '../../components/page-opening.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import { useShell } from '../../components/shell-context.ts'
import type { EditorialPage } from '../../content/section.ts'
import { type KeptPage, pagesKeptOffline } from '../../data/pages-kept-offline.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './page.module.css'

/** As many as there is room for, so that nothing moves when they come; the others fold out. */
const inSight = 5

/** Whether the worker gave it instead of another page. A reload that ended here again is not followed by another. */
const standsIn = (): boolean =>
  location.pathname !== '/offline/' &&
  navigator.serviceWorker?.controller != null &&
  performance.getEntriesByType('navigation').every((entry) => (entry as PerformanceNavigationTiming).type !== 'reload')

/** The connection may have come back before this code did. */
const answers = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

const Offline = ({ title, slots, rest }: EditorialPage<'offline'>) => {
  const { editions } = useShell()
  const [kept, setKept] = useState<KeptPage[]>()
  const [isBack, setBack] = useState(false)

  useEffect(() => {
    pagesKeptOffline().then(setKept, () => setKept([]))
  }, [])

  useEffect(() => {
    const back = () => {
      // It stands in for the page that was asked for, which can be had now.
      if (location.pathname === '/offline/') setBack(true)
      else location.reload()
    }
    addEventListener('online', back)
    if (standsIn()) answers(location.href).then((it) => it && back())
    return () => removeEventListener('online', back)
  }, [])

  const countryOf = (path: string) => editions.find(({ code }) => code === editionOfPath(path))?.country

  const list = (pages: KeptPage[]) => (
    <ul className={`rows link-rows ${styles.list}`}>
      {pages.map(({ path, title: name }) => (
        <li key={path}>
          <a href={path}>
            <span>
              {name} <small>{countryOf(path)}</small>
            </span>
            <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
  )

  return (
    <>
      <PageOpening title={isBack ? 'You’re back online' : title} hero={slots.hero} />
      <section className={`section wrap ${styles.kept}`} aria-busy={kept === undefined}>
        <h2>You can still read</h2>
        <div className={styles.room}>
          {kept?.length === 0 && <p className={styles.none}>Nothing yet. Pages are saved as you visit.</p>}
          {kept !== undefined && kept.length > 0 && list(kept.slice(0, inSight))}
          {kept !== undefined && kept.length > inSight && (
            <details>
              <summary>{kept.length - inSight} more</summary>
              {list(kept.slice(inSight))}
            </details>
          )}
        </div>
      </section>
      <PageSections sections={rest} />
    </>
  )
}

export default Offline
