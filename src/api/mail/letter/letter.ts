import type { EditionFacts } from '../../../domain/edition/edition-facts.ts'

export interface Line {
  readonly label: string
  /** May have line ends. */
  readonly value: string
}

export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  /** As somebody has typed it: its line ends stay. */
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  | { readonly kind: 'lines'; readonly lines: readonly Line[] }
  | { readonly kind: 'action'; readonly label: string; readonly address: string }
  /** Other answers than the one of the button. */
  | { readonly kind: 'links'; readonly links: readonly { readonly label: string; readonly address: string }[] }
  /** To be typed somewhere else, in groups: "123 456". */
  | { readonly kind: 'code'; readonly code: string }

/** What a letter says, before it is HTML or text. */
export interface Letter {
  readonly edition: EditionFacts
  readonly subject: string
  /** What lists of letters show after the subject. */
  readonly preheader: string
  readonly title: string
  readonly blocks: readonly Block[]
  /** By somebody with a name: above that of the company. */
  readonly signedBy?: string
  /** What is answered, below all that is said. */
  readonly quoted?: { readonly head: string; readonly words: string }
  /** Why the letter came and other small print, above the company's own. */
  readonly smallPrint: readonly string[]
}

export const heading = (text: string): Block => ({ kind: 'heading', text })
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
export const words = (text: string): Block => ({ kind: 'words', text })
export const steps = (...list: readonly string[]): Block => ({ kind: 'steps', steps: list })
export const lines = (list: readonly Line[]): Block => ({ kind: 'lines', lines: list })
export const action = (label: string, address: string): Block => ({ kind: 'action', label, address })
export const links = (list: readonly { label: string; address: string }[]): Block => ({ kind: 'links', links: list })
export const code = (digits: string): Block => ({ kind: 'code', code: digits })

export const signatureOf = ({ brandName, country }: EditionFacts): string => `${brandName} ${country}`
