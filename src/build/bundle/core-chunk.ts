const libraries = /\/node_modules\/(react|react-dom|scheduler)\//
const rooms = /\/src\/(runtime|site\/(app|state|icons|components\/(layout|sections)))\//
const featuresOfAll =
  /\/src\/site\/features\/(cart\/(cart-provider|lazy-cart)|consent\/consent-offer|toasts\/toasts|region\/(region-offer|path-in)|search\/search-state)/
const sharedComponents =
  /\/src\/site\/components\/(action-links|below-fold|catalogue-context|error-boundary|failure-words|feature-boundary|kept-html|onward-link|page-opening|picture-view|product-cards|prose|shell-context|tiles)\b/
const sharedStyles = /\/src\/site\/features\/toasts\/[^/]+\.module\.css$/
const domain =
  /\/src\/domain\/(edition\/(edition-code|own-edition)|pictures\/picture-(file|widths)|pages\/not-pages|cart\/cart)\.ts$/
/** State that only some visitors have, what only some browsers need, and headers of few pages. */
const onDemand =
  /\/src\/(runtime\/history-navigation\/|site\/(state\/(address-query|route-params|use-minute|use-today|parse-json)\.ts$|components\/layout\/(plain-header|small-bar)))/

const partsStyles =
  /\/src\/site\/(styles\/parts|components\/(sections\/[^/]+|(feature-boundary|product-cards|tiles)\.module))\.css$/
const fieldsStyles = /\/src\/site\/(styles\/fields|features\/delivery\/postcode-field\.module)\.css$/

/** What nearly every page needs goes into one file: small files compress badly and cost a request each. */
export const isCoreModule = (id: string): boolean =>
  !onDemand.test(id) &&
  [libraries, rooms, featuresOfAll, sharedComponents, sharedStyles, domain].some((pattern) => pattern.test(id))

/** Styles of what pages that are all words have not: their first paint does not wait for them. */
export const isPartsStyle = (id: string): boolean => partsStyles.test(id)

/** Styles of what is filled in or chosen from. */
export const isFieldsStyle = (id: string): boolean => fieldsStyles.test(id)

const onDemandStyles =
  /\/src\/site\/((panels|features\/(cart|sub-navigation))\/[^/]+|features\/stock\/back-in-stock-form|components\/(combobox\/suggestions|corner-card)|templates\/product\/(turn-view|zoom-dialog))\.module\.css$/

/** Styles of what no page shows before it is alive: in a sheet of their own, so that no first paint has to wait for them. */
export const isOnDemandStyle = (id: string): boolean => onDemandStyles.test(id)

const cartDomain =
  /\/src\/domain\/(cart\/(cart-(changes|difference|parse|subtotal)|line-item)|money\/money(-format)?|numbers\/number-format)\.ts$/

/** Likewise what every part of the cart needs, for visitors who have one. */
export const isCartModule = (id: string): boolean => cartDomain.test(id)

const clock = /\/src\/domain\/calendar\/(clock-in-zone|day-in-zone|wall-clock)\.ts$/

/** What tells the day and the time somewhere. */
export const isClockModule = (id: string): boolean => clock.test(id)

const openingHours = /\/src\/domain\/calendar\/(clock-words|opening-hours|weekday)\.ts$/

/** What knows when somebody is open, for those who can tell the time. */
export const isOpeningHoursModule = (id: string): boolean => openingHours.test(id)

const shopEvents = /\/src\/site\/(features\/measurement\/(shop-events|use-shop-event)|state\/parse-json)\.ts$/

/** What lists, products and the checkout share: none of them needs more of the others for it. */
export const isShopEventsModule = (id: string): boolean => shopEvents.test(id)

const listing =
  /\/src\/site\/features\/(listing\/(listed-product|quick-add)|compare\/(compare-choice|compare-listed|compare-tray|compared-products|comparison-keys|comparison-list|tray-of-models))(\.tsx?|\.module\.css)$/

/** A product in a list with its button to buy, and the tray of models to compare: on lists and on the pages of products. */
export const isListingModule = (id: string): boolean => listing.test(id)

const validation = /\/node_modules\/valibot\//

/** What parses answers. */
export const isValidationModule = (id: string): boolean => validation.test(id)

const days = /\/src\/domain\/calendar\/(calendar|day-format|day-words|months)\.ts$/

/** Days as people write them. */
export const isDaysModule = (id: string): boolean => days.test(id)

const asking =
  /\/src\/site\/data\/(operation|site-data|site-data-client|site-data-request|server-error|stored-sign-in|sign-in-changes)\.ts$/

/** What asks the site-data function, as whoever is signed in. */
export const isAskingModule = (id: string): boolean => asking.test(id)

const orderWords = /\/src\/site\/features\/order\/(answered-order|on-day|paid-card|shop-trouble|summary-view)\.ts$/

/** What checkout, order and account know of an order, and say of it. */
export const isOrderWordsModule = (id: string): boolean => orderWords.test(id)

const places =
  /\/src\/(domain\/(places\/(find-place|folded-name|place-label)|dealers\/distance)|site\/features\/dealers\/named-place)\.ts$/

/** What tells a place by its name, and how far it is. */
export const isPlacesModule = (id: string): boolean => places.test(id)
