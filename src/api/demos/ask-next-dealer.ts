import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { askDealer } from './ask-dealer.ts'
import { todayAt } from './dealer-days.ts'
import { type DealerInReach, dealersInReach } from './dealers-in-reach.ts'
import { type DemoTurn, wishesOf } from './demo-turn.ts'
import { stand } from './stand.ts'

/** Who is asked next: the nearest who is free on a day that was wished for, else the nearest. */
const nextOf = (inReach: readonly DealerInReach[]): DealerInReach | undefined =>
  inReach.find(({ free }) => free.length > 0) ?? inReach[0]

export interface HandedOn {
  readonly dealer: Dealer
  /** Of the days wished for, those that it is free on. */
  readonly days: readonly string[]
}

/** Asks the next dealer. Nobody left, or no day that is still to come: staff have it from now on, and the answer is undefined. */
export const askNextDealer = async (turn: DemoTurn): Promise<HandedOn | undefined> => {
  const next = nextOf(await dealersInReach(turn))
  const isTooLate = next !== undefined && wishesOf(turn.submission).every((day) => day <= todayAt(turn, next.dealer))
  if (next === undefined || isTooLate) {
    await stand(turn, { state: 'with-staff' })
    return undefined
  }
  return { dealer: next.dealer, days: await askDealer(turn, next.dealer, 'next') }
}
