import { Prose } from '../../components/prose.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { News as Posts } from '../../content/post.ts'
import type { EditorialPage } from '../../content/section.ts'
import { takeSections } from '../../content/take-sections.ts'
import { Follow } from './follow.tsx'
import { Latest } from './latest.tsx'
import { Months } from './months.tsx'
import styles from './page.module.css'

const News = ({ title, sections, latest, months }: EditorialPage & Posts) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const follow = [take('text'), take('callToAction')].filter((section) => section !== undefined)
  return (
    <>
      <header className={`wrap ${styles.opening}`}>
        <h1>{title}</h1>
        <Prose html={hero?.html} />
      </header>
      {latest !== undefined && <Latest post={latest} />}
      <Months months={months} />
      <Follow sections={follow} />
      <PageSections sections={rest} />
    </>
  )
}

export default News
