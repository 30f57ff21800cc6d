import { randomBytes } from 'node:crypto'

export type IdPrefix = 'pi' | 'pm' | 're' | 'evt' | 'cus'

/** As Stripe's look: what a thing is, then what nobody guesses. */
export const newId = (prefix: IdPrefix): string => `${prefix}_${randomBytes(12).toString('hex')}`

/** Whether a text can be an id at all; what cannot is not asked for. */
export const isId = (prefix: IdPrefix, text: string): boolean => new RegExp(`^${prefix}_[0-9a-f]{24}$`).test(text)
