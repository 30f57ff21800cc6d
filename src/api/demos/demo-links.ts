import { createHmac, timingSafeEqual } from 'node:crypto'

/** Where a demo is answered by a link in a letter. */
export const demosPath = '/.netlify/functions/demos'

/** Under which name the database keeps what they are signed with. */
export const demoSecret = 'demo links'

/**
 * What a link is for. `answer`: a dealer's, of one ask. `own`: the visitor's, of their request. With a calendar: to read one demo
 * into it, and no more.
 */
export const demoPurposes = ['answer', 'own', 'answer-calendar', 'own-calendar'] as const

export type DemoPurpose = (typeof demoPurposes)[number]

export interface DemoLink {
  readonly purpose: DemoPurpose
  /** Of the ask, or of the submission. */
  readonly id: string
}

const letters: Record<DemoPurpose, string> = { answer: 'a', own: 'o', 'answer-calendar': 'c', 'own-calendar': 'd' }

const signatureBytes = 18

const signature = (secret: string, { purpose, id }: DemoLink): string =>
  createHmac('sha256', secret)
    .update(`demo ${purpose}\n${id}`)
    .digest()
    .subarray(0, signatureBytes)
    .toString('base64url')

const packed = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')

const unpacked = (text: string): string =>
  Buffer.from(text, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Stands for one thing and one purpose: its letter, what it is of, and that it was we who wrote it. */
export const demoToken = (secret: string, link: DemoLink): string =>
  `${letters[link.purpose]}${packed(link.id)}${signature(secret, link)}`

const shape = /^([aocd])([\w-]{22})[\w-]{24}$/

/** Undefined for whatever we have not written, letter for letter. `secrets`: any of them may have signed it. */
export const readDemoToken = (secrets: readonly string[], token: string): DemoLink | undefined => {
  const [, letter, id] = shape.exec(token) ?? []
  const purpose = demoPurposes.find((each) => letters[each] === letter)
  if (purpose === undefined || id === undefined) return undefined
  const link = { purpose, id: unpacked(id) }
  const given = Buffer.from(token)
  return secrets.some((secret) => timingSafeEqual(Buffer.from(demoToken(secret, link)), given)) ? link : undefined
}

/** What may be chosen before the page is opened. */
export const demoChoices = ['first', 'second', 'other', 'no'] as const

export type DemoChoice = (typeof demoChoices)[number]

export const demoAddress = (origin: string, token: string, choice?: DemoChoice): string =>
  `${origin}${demosPath}?${new URLSearchParams({ t: token, ...(choice && { choice }) })}`

const ofDealers = /(demos\?t=)[ac][\w-]{46}/g

/** For whoever may read what was written to a dealer, and may not answer in its place. */
export const withoutDealersLinks = (text: string): string => text.replaceAll(ofDealers, '$1…')
