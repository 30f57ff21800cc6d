import { siteData } from '../../../data/site-data.ts'
import { answerIn } from '../../order/shop-trouble.ts'
import { askMyCheckout } from '../operations/ask-my-checkout.ts'
import { choicesOf, type OwnChoices } from './own-choices.ts'

export const askOwnChoices = async (): Promise<OwnChoices> =>
  choicesOf(answerIn(await siteData.mutate(askMyCheckout, {})))
