import { answeredCount } from '../../../domain/models/pool-answers.ts'
import type { FinderQuestion } from '../../content/finder-question.ts'
import type { Robot } from '../../content/model.ts'
import { useAwaited } from '../../state/use-awaited.ts'
import { AnswerScreen } from './answer-screen.tsx'
import { FinderLink } from './finder-link.tsx'
import { placeHeading } from './go-to.ts'
import styles from './model-finder.module.css'
import { NoneFits } from './none-fits.tsx'
import { QuestionScreen } from './question-screen.tsx'
import { useFinder } from './use-finder.ts'

interface Props {
  title: string
  asked: readonly FinderQuestion[]
  robots: readonly Robot[]
}

/** From a few questions to a model and a price. Without scripts only its heading is left, and the ladder below answers. */
export const ModelFinder = ({ title, asked, robots }: Props) => {
  const finder = useFinder(robots)
  const awaited = useAwaited()
  return (
    <div className={styles.finder} data-feature="model-finder" {...awaited}>
      <Screen {...{ title, asked, robots, finder }} />
    </div>
  )
}

const Screen = ({ title, asked, robots, finder }: Props & { finder: ReturnType<typeof useFinder> }) => {
  const { place, ranking } = finder
  const [winner] = ranking.fits
  if (place.screen !== 'answer') {
    return <QuestionScreen {...{ title, asked, robots, finder }} question={place.screen} />
  }
  if (answeredCount(place.answers) === 0) return <NoAnswers />
  if (winner === undefined) return <NoneFits {...{ asked, robots, finder }} />
  return <AnswerScreen {...{ winner, asked, finder }} />
}

const NoAnswers = () => (
  <div className={`wrap ${styles.nothing}`}>
    <h1 id={placeHeading} tabIndex={-1}>
      Tell us at least one thing.
    </h1>
    <p className="lead">
      Every question was skipped, so nothing is ruled out. The length alone decides most of it; the list below is in
      that order.
    </p>
    <div className="actions">
      <FinderLink answers={{}} screen="pool" className="button">
        Start again
      </FinderLink>
    </div>
  </div>
)
