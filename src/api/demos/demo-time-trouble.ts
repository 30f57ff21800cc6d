import { isDay } from '../../domain/calendar/calendar.ts'
import { momentInZone } from '../../domain/calendar/clock-in-zone.ts'
import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { dealerTimeZone } from '../../domain/dealers/dealer-time-zone.ts'
import { demoDayTrouble } from '../../domain/dealers/free-demo-days.ts'
import type { DemoTime } from '../../domain/demos/demo-standing.ts'
import { demoMinutes, demoTimes } from '../../domain/demos/demo-times.ts'
import { lockDealer } from '../dealers/lock-dealer.ts'
import { diaryOfDealer } from './dealer-days.ts'
import { type DemoTurn, timeOf } from './demo-turn.ts'

/** Why nobody can be anywhere then; undefined where they can. */
export const clockTrouble = (
  { at, request }: Pick<DemoTurn, 'at' | 'request'>,
  { day, time, minutes }: DemoTime,
  { state }: Pick<Dealer, 'state'>,
): string | undefined => {
  if (!demoTimes.includes(time)) return 'Choose a time between 7 am and 6 pm.'
  if (!demoMinutes.some((each) => each === minutes)) return 'Choose how long it takes.'
  if (momentInZone(day, time, dealerTimeZone(state, request.edition)) <= at)
    return 'That time is over. Choose a later one.'
  return undefined
}

/** It is settled, and its time has come: there is nothing to change or to cancel any more. */
export const hasBeen = (
  { at, request }: Pick<DemoTurn, 'at' | 'request'>,
  dealer: Pick<Dealer, 'state'> | undefined,
): boolean => {
  const time = timeOf(request)
  if (request.state !== 'accepted' || time === undefined || dealer === undefined) return false
  return momentInZone(time.day, time.time, dealerTimeZone(dealer.state, request.edition)) <= at
}

/** The same of a day that is not the request's yet: nobody else can take it until the transaction is over. */
export const newTimeTrouble = async (turn: DemoTurn, time: DemoTime, dealer: Dealer): Promise<string | undefined> => {
  if (!isDay(time.day)) return 'Choose the day.'
  await lockDealer(turn.unit, turn.request.edition, dealer.slug)
  return demoDayTrouble(await diaryOfDealer(turn, dealer), time.day) ?? clockTrouble(turn, time, dealer)
}
