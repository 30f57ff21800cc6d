import { stepPath } from './step-path.ts'

/** Where the pages of the checkout begin: the shop is in one edition. */
export const checkoutPath = stepPath('en-au', 'details')
