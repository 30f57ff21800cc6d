import { EditorialPage } from '../components/editorial-page.tsx'
import { QuestionList } from '../components/question-list.tsx'
import type { FaqTopic } from '../content/faq.ts'
import type { EditorialPage as Content } from '../content/section.ts'

const Faq = ({ topics, ...page }: Content & { topics: FaqTopic[] }) => (
  <EditorialPage {...page}>
    <div className="section wrap">
      {topics.map(({ name, questions }) => (
        <section key={name}>
          <h2>{name}</h2>
          <QuestionList questions={questions} />
        </section>
      ))}
    </div>
  </EditorialPage>
)

export default Faq
