const libraries = /\/node_modules\/(react|react-dom|scheduler)\//
const rooms = /\/src\/(runtime|site\/(app|state|icons|components\/(layout|sections)))\//
const sharedComponents =
  /\/src\/site\/components\/(action-links|editorial-page|page-opening|picture-view|product-cards|prose|shell-context)\b/
const domain =
  /\/src\/domain\/(edition-code|picture-widths|cart|cart-changes|cart-parse|line-item|money|money-format)\.ts$/
/** Styles of what is fetched on demand are few and small; with them in the common sheet no script has to fetch styles. */
const smallStyles = /\/src\/site\/(panels|components\/[^/]+)\/[^/]+\.module\.css$/
/** Fetched only when a cart has something to check. */
const onDemand = /\/src\/site\/state\/cart-refresh\.ts$/

/** What nearly every page needs goes into one file: small files compress badly and cost a request each. */
export const isCoreModule = (id: string): boolean =>
  !onDemand.test(id) && [libraries, rooms, sharedComponents, domain, smallStyles].some((pattern) => pattern.test(id))
