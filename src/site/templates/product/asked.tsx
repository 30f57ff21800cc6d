import { QuestionList } from '../../components/question-list.tsx'
import type { Catalogue, CatalogueProduct } from '../../content/catalogue.ts'
import type { FaqLink } from '../../content/faq.ts'
import styles from './asked.module.css'

interface Props {
  product: CatalogueProduct
  /** Which of the catalogue's tools help with it, and with what their addresses go on. */
  help: Readonly<Record<string, string>>
  edition: string
  catalogue: Catalogue
}

const Questions = ({ heading, questions }: { heading: string; questions: FaqLink[] }) =>
  questions.length > 0 && (
    <section>
      <h2>{heading}</h2>
      <QuestionList questions={questions} />
    </section>
  )

/** What others asked, and what can be worked out for one's own pool. */
export const Asked = ({ product, help, edition, catalogue: { questions, tools } }: Props) => (
  <div className={`section wrap ${styles.asked}`}>
    <Questions
      heading="Questions"
      questions={(product.questions ?? []).map((slug) => ({
        href: `/${edition}/support/faq/${slug}/`,
        question: questions[slug] ?? slug,
      }))}
    />
    <Questions
      heading={product.questions ? 'Find out for your pool' : 'Questions'}
      questions={Object.entries(tools).flatMap(([tool, { href, question }]) =>
        help[tool] === undefined ? [] : [{ href: href + help[tool], question }],
      )}
    />
  </div>
)
