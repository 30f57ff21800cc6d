declare const cents: unique symbol

/** Money is a whole number of cents, always. */
export type Cents = number & { readonly [cents]: true }

/** A catalogue price in units of currency, as whole cents. Rounds away what binary fractions add: 19.99 × 100 is 1998.99… */
export const centsFromPrice = (price: number): Cents => Math.round(price * 100) as Cents

export const addCents = (...amounts: Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0) as Cents

export const timesCents = (amount: Cents, quantity: number): Cents => Math.round(amount * quantity) as Cents
