import type { DealerEntryName } from '../dealer-entries.ts'
import type { DealerHome } from '../operations/dealer-answers.ts'

type Waiting = Pick<DealerHome, 'toAnswer' | 'isChangeWaiting' | 'warrantyWaiting' | 'warrantyAnswered'>

interface WaitingRow {
  readonly name: DealerEntryName
  readonly label: string
}

const some = (count: number, one: string, several: string): string => (count === 1 ? one : `${count} ${several}`)

/** What waits, and for whom: first what waits for the dealer. */
export const waitingRows = (home: Waiting): WaitingRow[] => {
  const { toAnswer, isChangeWaiting, warrantyWaiting, warrantyAnswered } = home
  return [
    ...(toAnswer > 0 ? [{ name: 'demos', label: some(toAnswer, 'A demo to answer', 'demos to answer') } as const] : []),
    ...(warrantyAnswered > 0
      ? [
          {
            name: 'warranty',
            label: some(warrantyAnswered, 'Our answer to a warranty repair', 'answers to warranty repairs'),
          } as const,
        ]
      : []),
    ...(warrantyWaiting > 0
      ? [
          {
            name: 'warranty',
            label: some(warrantyWaiting, 'A warranty repair is with us', 'warranty repairs are with us'),
          } as const,
        ]
      : []),
    ...(isChangeWaiting ? [{ name: 'listing', label: 'Your change of the listing is with us' } as const] : []),
  ]
}

/** What is true today, as a sentence. */
export const headline = ({ toAnswer }: Pick<DealerHome, 'toAnswer'>): string => {
  if (toAnswer === 0) return 'Nothing waits for you.'
  return toAnswer === 1 ? 'A demo waits for your word.' : `${toAnswer} demos wait for your word.`
}
