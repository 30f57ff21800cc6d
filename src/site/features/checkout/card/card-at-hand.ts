import type { CardMethod } from './card-form.ts'

/** The card that the gateway has already. One that it keeps for somebody is for them alone, and they have to be here. */
export const cardAtHand = (
  id: string | null,
  card: CardMethod['card'] | undefined,
  subject: string,
): CardMethod | undefined => {
  if (id === null || card === undefined) return undefined
  return card.owner === undefined || card.owner === subject ? { id, card } : undefined
}
