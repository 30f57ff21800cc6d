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

const openingHours = /\/src\/domain\/calendar\/(clock-words|closed-days|opening-hours|weekday|working-days)\.ts$/

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

const orderWords =
  /\/src\/(site\/features\/order\/(answered-order|on-day|paid-card|shop-trouble|summary-view)|domain\/text\/capitalised)\.ts$/

/** What checkout, order and account know of an order, and say of it. */
export const isOrderWordsModule = (id: string): boolean => orderWords.test(id)

const places =
  /\/src\/(domain\/(places\/(find-place|folded-name|place-label)|dealers\/distance)|site\/features\/dealers\/named-place)\.ts$/

/** What tells a place by its name, and how far it is. */
export const isPlacesModule = (id: string): boolean => places.test(id)

const reading = /\/src\/domain\/forms\/checks\/reading\.ts$/

/** What every check of a field is made of. */
export const isReadingModule = (id: string): boolean => reading.test(id)

const lone =
  /\/src\/(domain\/(delivery\/pick-up-words|forms\/checks\/email-address|shop\/promotion-period)|site\/(data\/random-key|components\/layout\/small-bar|features\/(delivery\/refusal-words|order\/guest\/guest-answer)))\.tsx?$|\/src\/site\/features\/(forms\/(error-summary|form-field)|calculators\/choice-row|order\/order-layout)\.module\.css$/

/** What the files below need, and pages that need none of them: it would be taken along. */
export const isLoneModule = (id: string): boolean => lone.test(id)

const postcodes = /\/src\/domain\/(forms\/checks\/postcode|places\/australian-postcodes)\.ts$/

/** What a postcode may be, and which state has it. */
export const isPostcodesModule = (id: string): boolean => postcodes.test(id)

const formFields =
  /\/src\/(domain\/forms\/(address-fields|field|form-words|person-fields)|site\/features\/forms\/(error-summary|field-control|option-runs|summary-line))\.tsx?$/

/** Fields that many forms have, how each is drawn, and the list of what is wrong with them. */
export const isFormFieldsModule = (id: string): boolean => formFields.test(id)

const pricing =
  /\/src\/domain\/(pricing\/(free-delivery|gst|price-order|promotion-code)|delivery\/(delivery-dates|pick-up-time))\.ts$/

/** What an order costs, and when it comes. */
export const isPricingModule = (id: string): boolean => pricing.test(id)

const pricedCart =
  /\/src\/site\/features\/cart\/(ask-promotion-code|cart-code|cart-code-row|kept-code|price-cart)\.tsx?$/

/** A cart with its prices, and the code that takes something off. */
export const isPricedCartModule = (id: string): boolean => pricedCart.test(id)

const orderParts = /\/src\/site\/features\/order\/(order-lines|order-totals|total-line)(\.tsx|\.module\.css)$/

/** How an order is drawn, before and after it is paid. */
export const isOrderPartsModule = (id: string): boolean => orderParts.test(id)

const checkoutSteps =
  /\/src\/site\/features\/(checkout\/(frame\/[^/]+|kept\/(checkout-events|checkout-store|kept-checkout|use-checkout)|operations\/(ask-order|pay-order|place-order|placing-of)|card\/(ask-card-entry|card-form))|order\/(shop-trouble-words|spoken-total|way-words))(\.tsx?|\.module\.css)$/

/** What the steps of the checkout share: whoever is at one has been at another, or will be. */
export const isCheckoutStepsModule = (id: string): boolean => checkoutSteps.test(id)

const ownAccount =
  /\/src\/site\/features\/account\/(me\/(account|account-store|account-trouble|who-is-there)|calls\/account-calls|operations\/(ask-me|ask-my-case|ask-my-order|case-fields))\.ts$/

/** What a visit knows of whoever is signed in: dealers' pages need less of it, and pages of an account should not pay for that. */
export const isOwnAccountModule = (id: string): boolean => ownAccount.test(id)
