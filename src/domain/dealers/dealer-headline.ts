import { countWord } from '../numbers/count-word.ts'
import { type DealerReach, farthestReach } from './dealer-reach.ts'
import type { DealerService } from './dealer-service.ts'

const doing: Record<DealerService, { one: string; many: string }> = {
  sales: { one: ' that sells', many: ' that sell' },
  repairs: { one: ' that repairs', many: ' that repair' },
  demo: { one: ' with a demo', many: ' with a demo' },
  commercial: { one: ' for public pools', many: ' for public pools' },
  'water-treatment': { one: ' for water treatment', many: ' for water treatment' },
}

const noBreakSpace = '\u00a0'

/** The answer in one line: "Six dealers that repair within 10 km of Sutherland". */
export const dealerHeadline = (
  reach: DealerReach | undefined,
  place: string,
  service: DealerService | undefined,
): string => {
  const { count = 0, km = farthestReach } = reach ?? {}
  const what = service === undefined ? '' : doing[service][count > 1 ? 'many' : 'one']
  const who = count === 0 ? 'Nobody' : `${countWord(count)} ${count === 1 ? 'dealer' : 'dealers'}`
  return `${who}${what} within ${km}${noBreakSpace}km of ${place.replaceAll(' ', noBreakSpace)}`
}
