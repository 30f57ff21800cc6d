/**
 * One page of an edition answers for all addresses of a pattern: its document is the same for everybody, its scripts read which it is.
 * Orders there are where the shop is.
 */
export const pageRoutes: Readonly<Record<string, string>> = {
  '/:edition/account/robots/:robot': 'account/robot',
  '/:edition/account/cases/:reference': 'account/case',
  '/en-au/account/orders/:number': 'account/order',
}
