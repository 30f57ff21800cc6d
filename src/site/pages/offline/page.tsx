import { useEffect, useState } from 'react'
import { editionOfPath } from '../../../domain/edition/edition-code.ts'
import { PageOpening } from '../../components/page-opening.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import { useShell } from '../../components/shell-context.ts'
import type { EditorialPage } from '../../content/section.ts'
import { type KeptPage, pagesKeptOffline } from '../../data/pages-kept-offline.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './page.module.css'

const Offline = ({ title, slots, rest }: EditorialPage<'offline'>) => {
  const { editions } = useShell()
  const [kept, setKept] = useState<KeptPage[]>()

  useEffect(() => {
    pagesKeptOffline().then(setKept, () => setKept([]))
  }, [])

  const countryOf = (path: string) => editions.find(({ code }) => code === editionOfPath(path))?.country

  return (
    <>
      <PageOpening title={title} hero={slots.hero} />
      <section className={`section wrap ${styles.kept}`} aria-busy={kept === undefined}>
        <h2>You can still read</h2>
        {kept?.length === 0 ? (
          <p>Nothing yet. Pages are saved as you visit.</p>
        ) : (
          <ul className={`rows link-rows ${styles.list}`}>
            {kept?.map(({ path, title: name }) => (
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
        )}
      </section>
      <PageSections sections={rest} />
    </>
  )
}

export default Offline
