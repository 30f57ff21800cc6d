import { type FormKind, formKinds } from '../forms/form-kind.ts'

/** What the shop knows of people, beside what they send. */
const shopKinds = ['order', 'unpaid-order', 'back-in-stock'] as const

/** What is known of accounts, beside what their owners have told us. */
const accountKinds = ['account-letter', 'sign-in'] as const

/** What comes by mail and is about nothing that somebody has sent. */
const mailKinds = ['stray-mail'] as const

/** What dealers ask of us, and what staff have done. */
const deskKinds = ['warranty-request', 'listing-change', 'staff-act'] as const

export const keptKinds = [...formKinds, ...shopKinds, ...accountKinds, ...mailKinds, ...deskKinds] as const

export type KeptKind =
  | FormKind
  | (typeof shopKinds)[number]
  | (typeof accountKinds)[number]
  | (typeof mailKinds)[number]
  | (typeof deskKinds)[number]

export const isKeptKind = (text: string): text is KeptKind => keptKinds.some((kind) => kind === text)
