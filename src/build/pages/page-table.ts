import type { EditionCode } from '../../domain/edition/edition-code.ts'

/** One page of the specification: the slug of its entry, the component that shows it, and where it exists. */
export interface SpecifiedPage {
  slug: string
  component: string
  editions: readonly EditionCode[]
  /** Pages whose region the specification leaves open stand at the root of the site. */
  unprefixed?: true
}

const everywhere = ['en-au', 'en-nz', 'en-za'] as const
const australia = ['en-au'] as const

const page = (slug: string, editions: readonly EditionCode[] = everywhere): SpecifiedPage => ({
  slug,
  component: `pages/${slug}`,
  editions,
})

/** The slug of the builders' page carries the brand's name. */
export const specifiedPages = (brandSlug: string): SpecifiedPage[] => [
  page('home'),
  page('about-us'),
  page('book-a-demo'),
  page('dolphin'),
  page('dolphin-commercial', ['en-au', 'en-za']),
  page('eco-clear', ['en-za']),
  page('ecoclear', australia),
  page('ecoclear-pool-equipment', australia),
  page('ecoswim', australia),
  page('elite-builder', australia),
  page('forlife', australia),
  page('liberty-cordless', australia),
  { slug: `${brandSlug}-build`, component: 'pages/brand-build', editions: australia },
  page('mineral-swim', australia),
  page('niya', australia),
  page('ozone-swim', australia),
  page('skimmi', australia),
  page('jobs', australia),
  page('water-treatment-claim', australia),
  { ...page('above-ground-pool-cleaners', australia), unprefixed: true },
  { ...page('ideas', australia), unprefixed: true },
  { ...page('product/dolphin-s-100-bonus', australia), unprefixed: true },
  page('news'),
  page('product-comparison'),
  page('testimonials'),
  page('which-model'),
  page('support/become-a-dealer'),
  page('support/contact'),
  page('support/dolphins-purchased-from-outside-australia'),
  page('support/faq'),
  page('support/find-a-dealer'),
  page('support/registration'),
  page('support/repairs-and-parts'),
  page('shop', australia),
  page('shop/cart', australia),
  page('shop/checkout', australia),
  page('shop/checkout/verify', australia),
  page('shop/checkout/complete', australia),
]

/** Tools for owners, beyond the specification. Where an edition sells nothing to dose, there is nothing to reckon. */
export const toolPages: SpecifiedPage[] = [
  page('support/calculators'),
  page('support/calculators/pool-volume'),
  page('support/calculators/salt-and-minerals', ['en-au', 'en-za']),
  page('support/calculators/ozone-unit', australia),
  page('support/calculators/running-cost'),
  page('support/calculators/filter-cleaning'),
]

/** An order on its own page, beyond the specification: letters lead there. */
export const orderPages: SpecifiedPage[] = [page('shop/order', australia)]

export const pathOf = (page: SpecifiedPage, edition: EditionCode): string => {
  if (page.unprefixed) return `/${page.slug}/`
  return page.slug === 'home' ? `/${edition}/` : `/${edition}/${page.slug}/`
}
