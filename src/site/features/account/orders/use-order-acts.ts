import { siteData } from '../../../data/site-data.ts'
import type { GuestOrder } from '../../order/guest/guest-answer.ts'
import type { Act } from '../../order/guest/use-guest-order.ts'
import { answerIn } from '../../order/shop-trouble.ts'
import { accountTroubleWords } from '../me/account-trouble.ts'

/** Does something with an order, and shows it as it is then. It goes by the order's own key, as for who has its letter. */
export const useOrderActs =
  (show: (found: GuestOrder) => void): Act =>
  async (operation, variables) => {
    try {
      const answer = answerIn(await siteData.mutate(operation, variables))
      if (answer.found !== null) show(answer.found)
      return answer.problem ?? answer
    } catch (error) {
      return accountTroubleWords(error, navigator.onLine)
    }
  }
