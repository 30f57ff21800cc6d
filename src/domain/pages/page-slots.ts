import { list, optional, optionalDepths, required, type Slots } from './slot.ts'

const hero = required('hero')
const human = required('callToAction')
const form = required('form')
const facts = required('features')
const onlyHero = { hero }

/** The sections that each page takes by name, by the slug of the page. Others are shown in the editor's order. */
export const pageSlots = {
  '404': { hero, ways: facts },
  'account/security': onlyHero,
  account: onlyHero,
  'account/pool': onlyHero,
  'account/orders': onlyHero,
  'account/order': onlyHero,
  'account/robots': onlyHero,
  'account/robot': onlyHero,
  'account/cases': onlyHero,
  'account/case': onlyHero,
  'account/addresses': onlyHero,
  'account/details': onlyHero,
  'account/sign-in': onlyHero,
  'account/signed-in': onlyHero,
  'account/signed-out': onlyHero,
  'about-us': {
    hero,
    facts,
    beginning: optional('text'),
    rooms: required('steps', { every: ['squareMetres'] }),
    years: required('steps', { every: ['year'] }),
    quote: required('quote'),
  },
  'above-ground-pool-cleaners': {
    hero,
    fits: required('features'),
    checks: required('features'),
    models: required('comparison'),
  },
  'book-a-demo': { hero, form },
  /** With the slug of the brand before it. */
  build: {
    hero,
    drawing: required('imageText'),
    set: list('comparison', { some: ['slab'] }),
    order: required('steps', { every: ['days'] }),
  },
  dealer: onlyHero,
  'dealer/demos': onlyHero,
  'dealer/downloads': onlyHero,
  'dealer/listing': onlyHero,
  'dealer/prices': onlyHero,
  'dealer/registrations': onlyHero,
  'dealer/warranty': onlyHero,
  dolphin: {
    hero,
    depth: optionalDepths('imageText'),
    hose: optional('features', { some: ['watts', 'litres'] }),
    year: optional('steps', { every: ['months'] }),
    'load-shedding': optional('imageText'),
    models: required('comparison'),
  },
  'dolphin-commercial': {
    hero,
    night: optional('steps', { every: ['at'] }),
    'water-sum': optional('features', { some: ['times'] }),
    lanes: required('features', { every: ['metres', 'lanes'] }),
    'cycle-log': optional('imageText'),
    'service-box': optional('imageText'),
  },
  'eco-clear': {
    hero,
    'power-hours': required('features', { every: ['on'], may: ['off'] }),
    scale: required('steps'),
    january: required('features', { every: ['percent'] }),
    litres: required('text'),
  },
  ecoclear: {
    hero,
    cell: required('steps'),
    litres: required('text'),
    mistakes: required('imageText'),
    bill: required('features'),
  },
  'ecoclear-pool-equipment': {
    hero,
    pad: required('features'),
    pump: required('imageText', { every: ['kilowattHours'] }),
    filters: required('features'),
    heat: required('imageText'),
    light: required('imageText'),
    pick: required('comparison'),
  },
  ecoswim: {
    hero,
    saturday: required('steps', { every: ['at'] }),
    facts,
    unsure: required('imageText'),
    'when-not': required('comparison'),
    fitting: required('steps'),
  },
  'elite-builder': {
    hero,
    facts,
    tiers: required('comparison', { every: ['poolsAYear'] }),
    handover: required('steps', { every: ['minutes'] }),
    joining: required('steps'),
    conditions: required('features'),
  },
  forlife: {
    hero,
    cover: required('steps'),
    fee: required('features'),
    sum: required('text'),
    year: required('steps'),
  },
  home: {
    hero,
    facts,
    clean: required('steps', { some: ['minutes', 'hours'] }),
    water: required('imageText'),
    demo: required('callToAction'),
  },
  ideas: { hero, idea: list('imageText', { may: ['millimetres'] }), 'tape-measure': required('text') },
  jobs: { hero, facts, hiring: required('steps', { every: ['minutes'] }), form },
  'liberty-cordless': {
    hero,
    saturday: required('steps', { every: ['at', 'charge'] }),
    models: required('features'),
    charging: required('imageText'),
    hooking: required('imageText'),
    cable: required('imageText'),
  },
  'mineral-swim': {
    hero,
    bag: required('features', { every: ['percent'] }),
    'how-many-bags': required('text'),
    unchanged: required('text'),
  },
  news: { hero, follow: required('text'), tip: required('callToAction') },
  niya: {
    hero,
    anatomy: required('imageText'),
    reach: required('features', { some: ['metres'] }),
    spa: required('steps', { some: ['minutes', 'chargeMinutes'] }),
    limits: required('text'),
  },
  offline: onlyHero,
  'ozone-swim': {
    hero,
    life: required('steps'),
    chlorine: required('features', { every: ['tenths'] }),
    suits: required('imageText'),
    sizes: required('text'),
  },
  'product-comparison': { hero, pair: list('comparison') },
  'product/dolphin-s-100-bonus': { hero, sum: required('features'), claim: required('steps') },
  shop: { hero, facts, parts: required('callToAction') },
  'shop/cart': {},
  'shop/checkout': onlyHero,
  'shop/checkout/complete': {},
  'shop/checkout/verify': onlyHero,
  'shop/order': onlyHero,
  skimmi: {
    hero,
    leaf: required('steps'),
    day: required('steps'),
    weather: required('features', { every: ['hours'] }),
    course: required('imageText'),
    pair: required('imageText', { every: ['percent'] }),
  },
  support: { hero, problems: required('features'), ways: required('features'), serial: required('imageText'), human },
  'support/become-a-dealer': { hero, terms: list('features'), form, next: required('steps') },
  'support/calculators': onlyHero,
  'support/calculators/filter-cleaning': onlyHero,
  'support/calculators/ozone-unit': onlyHero,
  'support/calculators/pool-volume': onlyHero,
  'support/calculators/running-cost': onlyHero,
  'support/calculators/salt-and-minerals': onlyHero,
  'support/contact': { hero, ways: required('features'), form },
  'support/dolphins-purchased-from-outside-australia': {
    hero,
    letters: required('features', { every: ['codes'] }),
    'what-then': required('features'),
    imports: required('steps'),
    human,
  },
  'support/faq': { hero, start: required('faq'), human },
  'support/find-a-dealer': { hero, human },
  'support/registration': { hero, form },
  'support/repairs-and-parts': {
    hero,
    form,
    route: required('steps'),
    prices: required('features'),
    checklist: required('features'),
  },
  'support/troubleshooting': { hero, done: required('text'), human },
  testimonials: onlyHero,
  'water-treatment-claim': { hero, form, cell: required('imageText') },
  'which-model': onlyHero,
}

export type PageSlots = typeof pageSlots

/** Of pages that a template shows. */
export const templateSlots = { hero: optional('hero') }

/** What the page with this slug takes. One slug carries the name of the brand. */
export const slotsOfPage = (slug: string, brand: string): Slots => {
  const name = slug === `${brand}-build` ? 'build' : slug
  return Object.hasOwn(pageSlots, name) ? pageSlots[name as keyof PageSlots] : templateSlots
}
