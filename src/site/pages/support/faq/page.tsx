import { useId, useState } from 'react'
import { BelowFold } from '../../../components/below-fold.tsx'
import { CallUs } from '../../../components/call-us.tsx'
import { PageOpening } from '../../../components/page-opening.tsx'
import { QuestionList } from '../../../components/question-list.tsx'
import { PageSections } from '../../../components/sections/page-sections.tsx'
import { WithContents } from '../../../components/with-contents.tsx'
import type { FaqTopic } from '../../../content/faq.ts'
import { filterQuestions } from '../../../content/filter-questions.ts'
import type { EditorialPage } from '../../../content/section.ts'
import { Icon } from '../../../icons/icon.tsx'
import styles from './page.module.css'

const countOf = (topics: FaqTopic[]): number => topics.reduce((sum, { questions }) => sum + questions.length, 0)

const Topic = ({ id, name, questions }: FaqTopic) => (
  <section id={id} className={styles.topic}>
    <h2>{name}</h2>
    <QuestionList questions={questions} />
  </section>
)

const Faq = ({ title, slots, rest, topics }: EditorialPage<'support/faq'> & { topics: FaqTopic[] }) => {
  const [typed, setTyped] = useState('')
  const field = useId()
  const shown = filterQuestions(topics, typed)
  const [first, ...others] = shown
  const count = countOf(shown)
  return (
    <>
      <PageOpening title={title} hero={slots.hero} />
      <WithContents
        label="Topics"
        entries={topics.map(({ id, name, questions }) => ({ id, name, count: questions.length }))}
      >
        <search className={styles.filter}>
          <label className="visually-hidden" htmlFor={field}>
            Filter the questions
          </label>
          <Icon name="search" />
          <input
            id={field}
            className="field"
            type="search"
            placeholder="floats, filter, warranty"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p role="status">{typed.trim() !== '' && `${count} of ${countOf(topics)}`}</p>
        </search>
        {typed.trim() === '' && (
          <section className={styles.topic}>
            <h2>{slots.start.heading}</h2>
            <QuestionList questions={slots.start.faqs} />
          </section>
        )}
        {first && <Topic {...first} />}
        <BelowFold>
          {others.map((topic) => (
            <Topic key={topic.id} {...topic} />
          ))}
        </BelowFold>
        {count === 0 && <p className="lead">No question has those words in it. Try just one of them, or ask below.</p>}
      </WithContents>
      <CallUs section={slots.human} />
      <PageSections sections={rest} />
    </>
  )
}

export default Faq
