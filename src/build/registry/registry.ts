import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { editionCodes } from '../../domain/edition/edition-code.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { jobPostingsJsonLd } from '../json-ld/job-posting.ts'
import { organizationJsonLd } from '../json-ld/organization.ts'
import { aboutUs } from '../pages/about-us.ts'
import { aboveGroundPoolCleaners } from '../pages/above-ground-pool-cleaners.ts'
import { accountAddresses } from '../pages/account/addresses.ts'
import { accountCase } from '../pages/account/case.ts'
import { accountCases } from '../pages/account/cases.ts'
import { accountDetails } from '../pages/account/details.ts'
import { accountHome } from '../pages/account/index.ts'
import { accountOrder } from '../pages/account/order.ts'
import { accountOrders } from '../pages/account/orders.ts'
import { accountPool } from '../pages/account/pool.ts'
import { accountRobot } from '../pages/account/robot.ts'
import { accountRobots } from '../pages/account/robots.ts'
import { security } from '../pages/account/security.ts'
import { signIn } from '../pages/account/sign-in.ts'
import { signedIn } from '../pages/account/signed-in.ts'
import { signedOut } from '../pages/account/signed-out.ts'
import { bookADemo } from '../pages/book-a-demo.ts'
import { brandBuild } from '../pages/brand-build.ts'
import { dealerDemos } from '../pages/dealer/demos.ts'
import { dealerDownloads } from '../pages/dealer/downloads.ts'
import { dealerHome } from '../pages/dealer/index.ts'
import { dealerListing } from '../pages/dealer/listing.ts'
import { dealerPrices } from '../pages/dealer/prices.ts'
import { dealerRegistrations } from '../pages/dealer/registrations.ts'
import { dealerWarranty } from '../pages/dealer/warranty.ts'
import { dolphin } from '../pages/dolphin.ts'
import { dolphinCommercial } from '../pages/dolphin-commercial.ts'
import { ecoClear } from '../pages/eco-clear.ts'
import { ecoclear } from '../pages/ecoclear.ts'
import { ecoclearPoolEquipment } from '../pages/ecoclear-pool-equipment.ts'
import { ecoswim } from '../pages/ecoswim.ts'
import { eliteBuilder } from '../pages/elite-builder.ts'
import { forLife } from '../pages/forlife.ts'
import { home } from '../pages/home.ts'
import { ideas } from '../pages/ideas.ts'
import { jobs } from '../pages/jobs.ts'
import { libertyCordless } from '../pages/liberty-cordless.ts'
import { mineralSwim } from '../pages/mineral-swim.ts'
import { news } from '../pages/news.ts'
import { niya } from '../pages/niya.ts'
import { notFound } from '../pages/not-found.ts'
import { offline } from '../pages/offline.ts'
import { ozoneSwim } from '../pages/ozone-swim.ts'
import { dolphinS100Bonus } from '../pages/product/dolphin-s-100-bonus.ts'
import { productComparison } from '../pages/product-comparison.ts'
import { cart } from '../pages/shop/cart.ts'
import { complete } from '../pages/shop/checkout/complete.ts'
import { checkout } from '../pages/shop/checkout/index.ts'
import { verify } from '../pages/shop/checkout/verify.ts'
import { shop } from '../pages/shop/index.ts'
import { order } from '../pages/shop/order.ts'
import { skimmi } from '../pages/skimmi.ts'
import { becomeADealer } from '../pages/support/become-a-dealer.ts'
import { filterCleaning } from '../pages/support/calculators/filter-cleaning.ts'
import { calculators } from '../pages/support/calculators/index.ts'
import { ozoneUnit } from '../pages/support/calculators/ozone-unit.ts'
import { poolVolume } from '../pages/support/calculators/pool-volume.ts'
import { runningCost } from '../pages/support/calculators/running-cost.ts'
import { saltAndMinerals } from '../pages/support/calculators/salt-and-minerals.ts'
import { contact } from '../pages/support/contact.ts'
import { purchasedOutsideAustralia } from '../pages/support/dolphins-purchased-from-outside-australia.ts'
import { faq } from '../pages/support/faq.ts'
import { findADealer } from '../pages/support/find-a-dealer.ts'
import { support } from '../pages/support/index.ts'
import { registration } from '../pages/support/registration.ts'
import { repairsAndParts } from '../pages/support/repairs-and-parts.ts'
import { troubleshooting } from '../pages/support/troubleshooting.ts'
import { testimonials } from '../pages/testimonials.ts'
import { warranty } from '../pages/warranty.ts'
import { waterTreatmentClaim } from '../pages/water-treatment-claim.ts'
import { whichModel } from '../pages/which-model.ts'
import type { PageData } from '../view/page-data.ts'

/** One page: where it stands, in which editions, what shows it, and what that is shown with. */
export interface RegisteredPage {
  /** Of its entry, and its address below the edition. */
  slug: string
  /** `pages/…`, below which lies its component. Its data half lies at the same place in the build. */
  component: string
  data: PageData
  editions: readonly EditionCode[]
  /** Stands at the root of the site: the specification leaves its region open. */
  unprefixed?: true
  /** Names products by their slugs. */
  usesCatalogue?: true
  /** Search engines are asked to leave it alone. */
  noindex?: true
  /** Structured data beside the breadcrumbs. */
  jsonLd?: (content: EditionContent) => Record<string, unknown>[]
}

type Options = Partial<Omit<RegisteredPage, 'slug' | 'component' | 'data'>> & { slug?: (brand: string) => string }

const australian = { editions: ['en-au'] } as const satisfies Options
const atTheRoot = { ...australian, unprefixed: true } as const satisfies Options
/** For the shopper who is in it, not for search engines. */
const stepOfAnOrder = { ...australian, noindex: true } as const satisfies Options

/** Somebody's own: a shell for everybody, which scripts fill for whoever is signed in. */
const ownPage = { noindex: true } as const satisfies Options
const ownOrders = { ...australian, ...ownPage } as const satisfies Options

const page =
  (place: string, data: PageData, { slug = () => place, ...options }: Options = {}) =>
  (brand: string): RegisteredPage => ({
    editions: editionCodes,
    ...options,
    slug: slug(brand),
    component: `pages/${place}`,
    data,
  })

const specified = [
  page('home', home, { jsonLd: organizationJsonLd }),
  page('about-us', aboutUs),
  page('book-a-demo', bookADemo),
  page('dolphin', dolphin, { usesCatalogue: true }),
  page('dolphin-commercial', dolphinCommercial, { editions: ['en-au', 'en-za'], usesCatalogue: true }),
  page('eco-clear', ecoClear, { editions: ['en-za'] }),
  page('ecoclear', ecoclear, australian),
  page('ecoclear-pool-equipment', ecoclearPoolEquipment, australian),
  page('ecoswim', ecoswim, australian),
  page('elite-builder', eliteBuilder, australian),
  page('forlife', forLife, australian),
  page('liberty-cordless', libertyCordless, { ...australian, usesCatalogue: true }),
  page('brand-build', brandBuild, { ...australian, slug: (brand) => `${brand}-build` }),
  page('mineral-swim', mineralSwim, australian),
  page('niya', niya, australian),
  page('ozone-swim', ozoneSwim, australian),
  page('skimmi', skimmi, australian),
  page('jobs', jobs, { ...australian, jsonLd: jobPostingsJsonLd }),
  page('water-treatment-claim', waterTreatmentClaim, australian),
  page('above-ground-pool-cleaners', aboveGroundPoolCleaners, atTheRoot),
  page('ideas', ideas, atTheRoot),
  page('product/dolphin-s-100-bonus', dolphinS100Bonus, atTheRoot),
  page('news', news),
  page('product-comparison', productComparison),
  page('testimonials', testimonials),
  page('which-model', whichModel),
  page('support/become-a-dealer', becomeADealer),
  page('support/contact', contact),
  page('support/dolphins-purchased-from-outside-australia', purchasedOutsideAustralia),
  page('support/faq', faq),
  page('support/find-a-dealer', findADealer),
  page('support/registration', registration),
  page('support/repairs-and-parts', repairsAndParts, { usesCatalogue: true }),
  page('shop', shop, { ...australian, usesCatalogue: true }),
  page('shop/cart', cart, stepOfAnOrder),
  page('shop/checkout', checkout, stepOfAnOrder),
  page('shop/checkout/verify', verify, stepOfAnOrder),
  page('shop/checkout/complete', complete, stepOfAnOrder),
]

/** Beyond the specification: tools for owners, an order where letters lead to, what is composed by hand for help, the account, and the dealers’ own. */
const more = [
  page('account/security', security, { noindex: true }),
  page('account', accountHome, { ...ownPage, usesCatalogue: true }),
  page('account/pool', accountPool, ownPage),
  page('account/orders', accountOrders, ownOrders),
  page('account/order', accountOrder, ownOrders),
  page('account/robots', accountRobots, { ...ownPage, usesCatalogue: true }),
  page('account/robot', accountRobot, { ...ownPage, usesCatalogue: true }),
  page('account/cases', accountCases, ownPage),
  page('account/case', accountCase, ownPage),
  page('account/addresses', accountAddresses, ownPage),
  page('account/details', accountDetails, ownPage),
  page('account/sign-in', signIn, { noindex: true }),
  page('account/signed-in', signedIn, { noindex: true }),
  page('account/signed-out', signedOut, { noindex: true }),
  page('dealer', dealerHome, ownPage),
  page('dealer/listing', dealerListing, ownPage),
  page('dealer/demos', dealerDemos, ownPage),
  page('dealer/registrations', dealerRegistrations, ownPage),
  page('dealer/prices', dealerPrices, ownPage),
  page('dealer/downloads', dealerDownloads, ownPage),
  page('dealer/warranty', dealerWarranty, ownPage),
  page('support/calculators', calculators),
  page('support/calculators/pool-volume', poolVolume),
  page('support/calculators/salt-and-minerals', saltAndMinerals, { editions: ['en-au', 'en-za'] }),
  page('support/calculators/ozone-unit', ozoneUnit, australian),
  page('support/calculators/running-cost', runningCost),
  page('support/calculators/filter-cleaning', filterCleaning),
  page('shop/order', order, australian),
  page('support', support),
  page('support/troubleshooting', troubleshooting),
  page('warranty', warranty),
]

/** The pages of the specification. The slug of one carries the brand's name. */
export const specifiedPages = (brand: string): RegisteredPage[] => specified.map((of) => of(brand))

/** Every page that is more than its words in a template. */
export const registeredPages = (brand: string): RegisteredPage[] => [...specified, ...more].map((of) => of(brand))

/** These have no address of their own: they answer for pages that are not there. */
export const standIns = {
  notFound: page('not-found', notFound, { slug: () => '404' })(''),
  offline: page('offline', offline)(''),
}

export const pathOf = ({ slug, unprefixed }: RegisteredPage, edition: EditionCode): string => {
  if (unprefixed) return `/${slug}/`
  return slug === 'home' ? `/${edition}/` : `/${edition}/${slug}/`
}
