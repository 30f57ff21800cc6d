import { useEffect, useState } from 'react'
import { EditorialPage } from '../components/editorial-page.tsx'
import rows from '../components/row-list.module.css'
import type { EditorialPage as Content } from '../content/section.ts'
import { pagesKeptOffline } from '../data/pages-kept-offline.ts'

const Offline = (page: Content) => {
  const [kept, setKept] = useState<string[]>([])

  useEffect(() => {
    pagesKeptOffline().then(setKept, () => setKept([]))
  }, [])

  return (
    <EditorialPage {...page}>
      {kept.length > 0 && (
        <section className="section wrap">
          <h2>You can still read</h2>
          <ul className={rows.rows}>
            {kept.map((path) => (
              <li key={path}>
                <a href={path}>{path}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </EditorialPage>
  )
}

export default Offline
