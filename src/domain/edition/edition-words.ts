import { defaultEdition, type EditionCode } from './edition-code.ts'

/** What is said in every edition, and where one says it in its own way. */
export type EditionWords<Words> = Readonly<Partial<Record<EditionCode, Words>> & Record<typeof defaultEdition, Words>>

export const wordsIn = <Words>(words: EditionWords<Words>, edition: EditionCode): Words =>
  words[edition] ?? words[defaultEdition]
