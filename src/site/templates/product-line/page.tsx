import { BelowFold } from '../../components/below-fold.tsx'
import { QuestionList } from '../../components/question-list.tsx'
import type { FaqLink } from '../../content/faq.ts'
import type { Picture } from '../../content/picture.ts'
import type { StoryRow } from '../../content/section.ts'
import { CompareTray } from '../../features/compare/compare-tray.tsx'
import { ModelColumns } from './line-columns.tsx'
import { isPictured, type LineModel } from './line-model.ts'
import { LineOpening } from './line-opening.tsx'
import { ModelRows } from './line-rows.tsx'
import { StoryRows } from './story-rows.tsx'
import styles from './page.module.css'

interface Props {
  name: string
  tagline: string
  summary: string
  hero: Picture
  stage: string
  /** Where the line is told in full, if that is another page. */
  story?: string
  sections: StoryRow[]
  axes: string[]
  products: LineModel[]
  faqs: FaqLink[]
}

/** The sheet of a line: what it is, its models in figures, then the reasons. */
const ProductLine = ({ name, tagline, summary, hero, stage, story, sections, axes, products, faqs }: Props) => (
  <div className={styles.line} data-stage={stage}>
    <LineOpening {...{ name, tagline, summary, hero, story }} />
    <section className={`wrap ${styles.models}`}>
      <h2>{products.length === 1 ? 'In figures' : `${products.length} models in figures`}</h2>
      {products.every(isPictured) ? (
        <ModelColumns line={name} axes={axes} products={products} />
      ) : (
        <ModelRows line={name} axes={axes} products={products} />
      )}
    </section>
    <BelowFold>
      <StoryRows sections={sections} />
      {faqs.length > 0 && (
        <section className="section wrap">
          <h2>Questions</h2>
          <QuestionList questions={faqs} />
        </section>
      )}
    </BelowFold>
    <CompareTray />
  </div>
)

export default ProductLine
