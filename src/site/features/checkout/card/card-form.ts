/** What is kept of a card: the gateway's id for it, and enough to know it by. */
export interface CardMethod {
  id: string
  card: {
    brand: string
    last4: string
    /** The bank is asked to keep it. */
    keep?: boolean | undefined
    /** For whom it keeps it already, as the issuer calls them. */
    owner?: string | undefined
  }
}

/** `message`: what to do about it, where the gateway's own fields do not say. */
export type MadeMethod = { ok: true; method: CardMethod } | { ok: false; message: string }

/** The fields of a gateway, which alone sees what is typed into them. */
export interface CardForm {
  createMethod(name: string): Promise<MadeMethod>
}

export const cardUnreachable = 'We couldn’t reach the bank to check the card. Nothing was charged. Try again.'

export const cardFieldsMissing = 'The card fields are still loading. Wait a moment, then go on.'
