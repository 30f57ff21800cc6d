import { type FormKind, formKinds } from '../forms/form-kind.ts'

/** What the shop knows of people, beside what they send. */
const shopKinds = ['order', 'unpaid-order', 'back-in-stock'] as const

export const keptKinds = [...formKinds, ...shopKinds] as const

export type KeptKind = FormKind | (typeof shopKinds)[number]

export const isKeptKind = (text: string): text is KeptKind => keptKinds.some((kind) => kind === text)
