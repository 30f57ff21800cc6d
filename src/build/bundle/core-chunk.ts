const libraries = /\/node_modules\/(react|react-dom|scheduler)\//
const rooms = /\/src\/(runtime|site\/(app|icons|components\/(layout|sections)))\//
const state =
  /\/src\/site\/state\/(cart-provider|lazy-cart|listeners|locale-context|notices|search-state|session-keys|site-state|stored-value|theme|ui-provider|ui-state)\.tsx?$/
const sharedComponents =
  /\/src\/site\/components\/(action-links|editorial-page|page-opening|picture-view|product-cards|prose|shell-context)\b/
const domain = /\/src\/domain\/(edition-code|picture-widths|cart)\.ts$/
/** Styles of what is fetched on demand are few and small; with them in the common sheet no script has to fetch styles. */
const smallStyles = /\/src\/site\/(panels|components\/[^/]+)\/[^/]+\.module\.css$/

/** What nearly every page needs goes into one file: small files compress badly and cost a request each. */
export const isCoreModule = (id: string): boolean =>
  [libraries, rooms, state, sharedComponents, domain, smallStyles].some((pattern) => pattern.test(id))
