import { poolInWords } from '../../../domain/models/pool-in-words.ts'
import type { FinderQuestion } from '../../content/finder-question.ts'
import { answerLabel } from './answers.tsx'
import type { Finder } from './use-finder.ts'

/** "For an 8 m concrete in-ground pool, gum leaves, no cable." */
export const PoolSummary = ({ asked, finder }: { asked: readonly FinderQuestion[]; finder: Finder }) => {
  const label = answerLabel(asked, finder)
  const said = (question: string, value: string) =>
    asked.find(({ asks }) => asks === question)?.choices?.find((choice) => choice.value === value)?.said
  const { pool, wants } = poolInWords(finder.place.answers, said, label)
  return (
    <>
      For <strong>{pool}</strong>
      {wants.length > 0 && `, ${wants.join(', ')}`}.
    </>
  )
}
