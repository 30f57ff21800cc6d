import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { askNextDealer } from './ask-next-dealer.ts'
import { closeAsk } from './demo-asks.ts'
import { type DemoTurn, timeOf } from './demo-turn.ts'
import { tellDealer } from './tell.ts'
import { tellHandedOn } from './tell-handed-on.ts'

/** Whoever was asked, or has offered a day, is not listed any more: the next dealer is asked, for the days that were wished for. */
export const loseDealer = async (turn: DemoTurn, dealer: Dealer): Promise<void> => {
  await closeAsk(turn, { answer: 'moved', by: 'job' })
  await tellDealer(turn, dealer, { kind: 'off', why: 'moved', time: timeOf(turn.request) })
  await tellHandedOn(turn, dealer, 'unlisted', await askNextDealer(turn))
}
