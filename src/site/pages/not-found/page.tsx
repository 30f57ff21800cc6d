import { useEffect, useState } from 'react'
import { editionOfPath } from '../../../domain/edition/edition-code.ts'
import { type KnownPage, nearestPages } from '../../../domain/pages/nearest-pages.ts'
import { ActionLinks } from '../../components/action-links.tsx'
import { Prose } from '../../components/prose.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import { useShell } from '../../components/shell-context.ts'
import type { EditorialPage } from '../../content/section.ts'
import { knownAddresses } from '../../data/known-addresses.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './page.module.css'

const shownAtMost = 4

/** The addresses most like the one asked for take the place of the editor's suggestions, row by row, so that nothing moves. */
const NotFound = ({ title, slots, rest }: EditorialPage<'404'>) => {
  const { edition, editions } = useShell()
  const [nearest, setNearest] = useState<KnownPage[]>([])

  useEffect(() => {
    const asked = location.pathname
    knownAddresses(fetch).then((pages) => setNearest(nearestPages(asked, pages)))
  }, [])

  const countryOf = (path: string) => editions.find(({ code }) => code === editionOfPath(path))?.country ?? ''
  const waysOn = [
    ...nearest.map(({ path, title: name }) => ({ href: path, name, note: countryOf(path) })),
    ...slots.ways.items
      .filter(({ href }) => !nearest.some(({ path }) => path === href))
      .map(({ href = '', title: name }) => ({ href, name, note: edition.country })),
  ].slice(0, shownAtMost)

  return (
    <>
      <div className={styles.opening}>
        <header className={styles.words}>
          <h1>{title}</h1>
          {slots.hero.html !== undefined && (
            <div className="lead">
              <Prose html={slots.hero.html} />
            </div>
          )}
          <ActionLinks actions={slots.hero.actions} />
        </header>
        <nav className={styles.ways} aria-labelledby="ways">
          <h2 id="ways">{slots.ways.heading}</h2>
          <ul className={`rows link-rows ${styles.list}`}>
            {waysOn.map(({ href, name, note }) => (
              <li key={name}>
                <a href={href}>
                  <span>
                    {name}
                    <small>{note}</small>
                  </span>
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <PageSections sections={rest} />
    </>
  )
}

export default NotFound
