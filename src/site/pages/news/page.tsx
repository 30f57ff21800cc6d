import { Prose } from '../../components/prose.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { News as Posts } from '../../content/post.ts'
import type { EditorialPage } from '../../content/section.ts'
import { Follow } from './follow.tsx'
import { Latest } from './latest.tsx'
import { Months } from './months.tsx'
import styles from './page.module.css'

const News = ({ title, slots, rest, latest, months }: EditorialPage<'news'> & Posts) => (
  <>
    <header className={`wrap ${styles.opening}`}>
      <h1>{title}</h1>
      <Prose html={slots.hero.html} />
    </header>
    {latest !== undefined && <Latest post={latest} />}
    <Months months={months} />
    <Follow sections={[slots.follow, slots.tip]} />
    <PageSections sections={rest} />
  </>
)

export default News
