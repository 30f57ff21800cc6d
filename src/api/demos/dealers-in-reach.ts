import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { farthestReach } from '../../domain/dealers/dealer-reach.ts'
import { type DemoDiary, isFreeForDemo } from '../../domain/dealers/free-demo-days.ts'
import { textIn } from '../../domain/forms/field.ts'
import { placeOfPostcode } from '../../domain/places/place-of-postcode.ts'
import { searchDealers } from '../dealers/search-dealers.ts'
import { diariesOf } from './dealer-days.ts'
import { dealersTried } from './demo-asks.ts'
import { type DemoTurn, wishesOf } from './demo-turn.ts'

export interface DealerInReach {
  readonly dealer: Dealer
  readonly km: number
  readonly diary: DemoDiary
  /** Of the days wished for. */
  readonly free: readonly string[]
}

/** How many are looked at before the nearest is asked, free or not. */
const looked = 8

/** Who does demos within reach of the pool and was not asked yet, nearest first. */
export const dealersInReach = async (
  turn: Pick<DemoTurn, 'unit' | 'at' | 'request' | 'ground' | 'submission'>,
  most = looked,
): Promise<DealerInReach[]> => {
  const { unit, request, ground, submission } = turn
  const from = placeOfPostcode(ground.gazetteer, textIn(submission.fields, 'postcode'))
  if (from === undefined) return []
  const tried = await dealersTried(unit, submission.id)
  const near = await searchDealers(unit, {
    edition: request.edition,
    from,
    first: tried.length + most,
    service: 'demo',
  })
  const left = near.filter(({ dealer, km }) => km <= farthestReach && !tried.includes(dealer.slug)).slice(0, most)
  const diaries = await diariesOf(
    turn,
    left.map(({ dealer }) => dealer),
  )
  return left.flatMap(({ dealer, km }, at) => {
    const diary = diaries[at]
    if (diary === undefined) return []
    return [{ dealer, km, diary, free: wishesOf(submission).filter((day) => isFreeForDemo(diary, day)) }]
  })
}
