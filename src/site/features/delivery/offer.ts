export interface DeliveryWords {
  /** "Wed 18 or Thu 19 Nov" */
  title: string
  /** "Free to 2232. Order by 1 pm, leaves today." */
  text: string
}

/** What is known of an offer beyond what the page was built with. */
export interface Offer {
  /** Where it goes; empty until somebody said. */
  postcode: string
  /** What is wrong with the postcode that was typed. */
  wrong: string | undefined
  stock: { available: number; words: string /** So many go into a cart. */; most: number } | undefined
  delivery: DeliveryWords | undefined
  /** "Pick up today from 2.30 pm" */
  pickUp: string | undefined
  /** Why nothing more is known. */
  trouble: string | undefined
}

export const offerAsBuilt: Offer = {
  postcode: '',
  wrong: undefined,
  stock: undefined,
  delivery: undefined,
  pickUp: undefined,
  trouble: undefined,
}
