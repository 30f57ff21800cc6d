import { editionCodes } from '../edition/edition-code.ts'

/** What an address of many names, and the page that shows any of them. */
const ofEachEdition = {
  'account/robots/:robot': 'account/robot',
  'account/cases/:reference': 'account/case',
}
const ofTheShop = { 'account/orders/:number': 'account/order' }

const beneath = (edition: string, routes: Readonly<Record<string, string>>): [pattern: string, page: string][] =>
  Object.entries(routes).map(([pattern, page]) => [`/${edition}/${pattern}`, `/${edition}/${page}/`])

/** One page answers for all addresses of a pattern: its document is the same for everybody, its scripts read which it is. */
export const pageRoutes: Readonly<Record<string, string>> = Object.fromEntries([
  ...editionCodes.flatMap((edition) => beneath(edition, ofEachEdition)),
  ...beneath('en-au', ofTheShop),
])
