import { rankModels } from '../../../domain/models/model-finder.ts'
import { nextScreen, previousQuestion } from '../../../domain/models/next-question.ts'
import { isOffered } from '../../../domain/models/offered-answers.ts'
import { isChoiceQuestion, type Question, questions, without } from '../../../domain/models/pool-answers.ts'
import { Tiles } from '../../components/tiles.tsx'
import type { FinderQuestion } from '../../content/finder-question.ts'
import type { Robot } from '../../content/model.ts'
import { Icon } from '../../icons/icon.tsx'
import { Answers } from './answers.tsx'
import { BudgetAnswer } from './budget-answer.tsx'
import { ChoiceList } from './choice-list.tsx'
import { FinderLink } from './finder-link.tsx'
import { placeHeading } from './go-to.ts'
import { LengthAnswer } from './length-answer.tsx'
import styles from './question-screen.module.css'
import { StillFitting } from './still-fitting.tsx'
import { Unsold } from './unsold.tsx'
import type { Finder } from './use-finder.ts'

interface Props {
  title: string
  question: Question
  asked: readonly FinderQuestion[]
  robots: readonly Robot[]
  finder: Finder
}

/** One question, and what the answers so far have left. */
export const QuestionScreen = ({ title, question, asked, robots, finder }: Props) => {
  const { answers, changing } = finder.place
  const words = asked.find(({ asks }) => asks === question)
  const number = questions.indexOf(question) + 1
  const previous = previousQuestion(question)
  const skipped = without(answers, question)
  const next = nextScreen(question, rankModels(robots, skipped, finder.write), changing)
  return (
    <div className={`wrap ${styles.screen}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <div className={styles.progress}>
          <Tiles count={number} of={questions.length} />
          <span>
            Question {number} of {questions.length}
          </span>
        </div>
      </header>
      <div className={styles.columns}>
        <section className={styles.question} key={question}>
          <h2 id={placeHeading} tabIndex={-1}>
            {words?.question}
          </h2>
          {words?.hint !== undefined && <p className={styles.hint}>{words.hint}</p>}
          <Answering question={question} words={words} robots={robots} finder={finder} />
          <p className={styles.onward}>
            {previous !== undefined && !changing && (
              <FinderLink answers={answers} screen={previous} className={styles.step}>
                <Icon name="back" />
                Back
              </FinderLink>
            )}
            <FinderLink answers={skipped} screen={next} className={styles.step}>
              {changing ? 'It does not matter' : 'Skip this one'}
              <Icon name="arrow" />
            </FinderLink>
          </p>
        </section>
        <div className={styles.side}>
          <Answers asked={asked} finder={finder} />
          <StillFitting finder={finder} />
        </div>
      </div>
    </div>
  )
}

interface AnsweringProps {
  question: Question
  words: FinderQuestion | undefined
  robots: readonly Robot[]
  finder: Finder
}

const Answering = ({ question, words, robots, finder }: AnsweringProps) => {
  if (question === 'length') return <LengthAnswer robots={robots} finder={finder} />
  if (question === 'budget') return <BudgetAnswer robots={robots} finder={finder} />
  if (!isChoiceQuestion(question)) return null
  const { choices = [] } = words ?? {}
  const offered = choices.filter(({ value }) => isOffered(robots, question, value, finder.write))
  const unsold = choices.filter((choice) => !offered.includes(choice))
  return (
    <>
      <ChoiceList asks={question} choices={offered} robots={robots} finder={finder} />
      {unsold.length > 0 && <Unsold choices={unsold} />}
    </>
  )
}
