import { useEffect, useState } from 'react'
import { editionOfPath } from '../../domain/edition-code.ts'
import { type KnownPage, nearestPages } from '../../domain/nearest-pages.ts'
import { ActionLinks } from '../components/action-links.tsx'
import { Prose } from '../components/prose.tsx'
import { PageSections } from '../components/sections/page-sections.tsx'
import { useShell } from '../components/shell-context.ts'
import type { EditorialPage } from '../content/section.ts'
import { takeSections } from '../content/take-sections.ts'
import { knownAddresses } from '../data/known-addresses.ts'
import { Icon } from '../icons/icon.tsx'
import styles from './not-found.module.css'

const NotFound = ({ title, sections }: EditorialPage) => {
  const { edition, editions } = useShell()
  const [nearest, setNearest] = useState<KnownPage[]>()
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const ways = take('features')

  useEffect(() => {
    const asked = location.pathname
    knownAddresses(fetch).then((pages) => setNearest(nearestPages(asked, pages)))
  }, [])

  const elsewhere = (path: string) => {
    const code = editionOfPath(path)
    return code === edition.code ? undefined : editions.find((other) => other.code === code)?.country
  }

  return (
    <>
      <div className={styles.opening}>
        <header className={styles.words}>
          <h1>{title}</h1>
          {hero?.html !== undefined && (
            <div className="lead">
              <Prose html={hero.html} />
            </div>
          )}
          {hero?.actions !== undefined && <ActionLinks actions={hero.actions} />}
        </header>
        <nav className={styles.nearest} aria-labelledby="nearest" aria-busy={nearest === undefined}>
          <h2 id="nearest">{nearest?.length ? 'Did you mean' : ways?.heading}</h2>
          <ul className={`rows ${styles.list}`}>
            {nearest?.length
              ? nearest.map(({ path, title: name }) => (
                  <li key={path}>
                    <a href={path}>
                      <span>
                        {name}
                        <small>{elsewhere(path) ?? path}</small>
                      </span>
                      <Icon name="arrow" />
                    </a>
                  </li>
                ))
              : ways?.items?.map(({ title: name, href }) => (
                  <li key={name}>
                    <a href={href}>
                      {name} <Icon name="arrow" />
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
