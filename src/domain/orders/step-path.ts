import type { EditionCode } from '../edition/edition-code.ts'

const steps = { cart: 'cart/', details: 'checkout/', verify: 'checkout/verify/', complete: 'checkout/complete/' }

/** Where a step of an order is. */
export const stepPath = (edition: EditionCode, step: keyof typeof steps): string => `/${edition}/shop/${steps[step]}`
