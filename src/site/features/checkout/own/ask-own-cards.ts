import { siteData } from '../../../data/site-data.ts'
import { askMyCards, type OwnCard } from '../../account/operations/ask-my-cards.ts'
import { answerIn } from '../../order/shop-trouble.ts'

const isGood = ({ expiry }: OwnCard, today: string): boolean => expiry >= today.slice(0, 7)

/** The cards that the bank keeps for whoever is signed in and that can still be charged. */
export const askOwnCards = async (today: string): Promise<OwnCard[]> =>
  answerIn(await siteData.mutate(askMyCards, {})).filter((card) => isGood(card, today))
