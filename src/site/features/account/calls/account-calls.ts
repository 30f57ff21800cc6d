import { siteData } from '../../../data/site-data.ts'
import type { Operation } from '../../../data/site-data-client.ts'
import type { GuestOrder } from '../../order/guest/guest-answer.ts'
import { answerIn } from '../../order/shop-trouble.ts'
import type { Case, Me } from '../operations/account-answers.ts'
import { askMe } from '../operations/ask-me.ts'
import { askMyCase } from '../operations/ask-my-case.ts'
import { askMyOrder } from '../operations/ask-my-order.ts'

/** Never from what was kept: an account is asked for when it is looked at. */
export const asked = async <Answer, Given extends Readonly<Record<string, unknown>>>(
  question: Operation<Answer, Given>,
  given: NoInfer<Given>,
): Promise<Answer> => answerIn(await siteData.mutate(question, given))

export const readMe = (): Promise<Me> => asked(askMe, {})
export const readOrder = (number: string): Promise<GuestOrder | null> => asked(askMyOrder, { number })
export const readCase = (reference: string): Promise<Case | null> => asked(askMyCase, { reference })
