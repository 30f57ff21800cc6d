import type { EditionCode } from '../edition/edition-code.ts'

/** The forms of the site. */
export const formKinds = [
  'contact',
  'book-a-demo',
  'become-a-dealer',
  'registration',
  'repair',
  'water-treatment-claim',
  'job-application',
] as const

export type FormKind = (typeof formKinds)[number]

export const isFormKind = (text: string): text is FormKind => (formKinds as readonly string[]).includes(text)

/** Slug of the page that a form stands on. */
const pages: Record<FormKind, string> = {
  contact: 'support/contact',
  'book-a-demo': 'book-a-demo',
  'become-a-dealer': 'support/become-a-dealer',
  registration: 'support/registration',
  repair: 'support/repairs-and-parts',
  'water-treatment-claim': 'water-treatment-claim',
  'job-application': 'jobs',
}

export const formPath = (kind: FormKind, edition: EditionCode): string => `/${edition}/${pages[kind]}/`

/** What was sent, in a subject line or a list. */
export const formNames: Record<FormKind, string> = {
  contact: 'Message',
  'book-a-demo': 'Demo request',
  'become-a-dealer': 'Dealer application',
  registration: 'Product registration',
  repair: 'Repair request',
  'water-treatment-claim': 'Water treatment claim',
  'job-application': 'Job application',
}
