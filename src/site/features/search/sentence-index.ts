import { remembered } from './remembered.ts'
import type { SearchEntry } from './search-entry.ts'
import { isOfTrade, joinModels, stemOf, tellsSomething, wordsOf } from './words.ts'

/** A phrase that asks for an entry, or its title. */
export interface Saying {
  entry: SearchEntry
  stems: readonly string[]
  counts: number
}

/** How much a word counts for an entry that has it. */
interface Mention {
  entry: SearchEntry
  share: number
}

export interface SentenceIndex {
  /** What is said of entries, by the stems in it. */
  sayings: ReadonlyMap<string, readonly Saying[]>
  /** Entries that have a word in their text. */
  mentions: ReadonlyMap<string, readonly Mention[]>
  /** Products of a size, and parts for a model. */
  whichOnes: ReadonlyMap<string, readonly Mention[]>
  /** What a word says: a rare one more than one that stands everywhere. */
  worthOf: (stem: string) => number
}

/** How much a word counts by where it stands. */
const counts = {
  asked: 1,
  question: 0.9,
  title: 0.8,
  product: 0.7,
  askedToo: 0.5,
  dealer: 0.3,
  text: 0.25,
  words: 0.12,
}
const countsAsWhichOne = 0.7

/** Small words and those of the trade say little, but "how long" is not "how many". */
const lessFor = { small: 0.3, trade: 0.4 }

export const isModel = (stem: string): boolean => /^~[a-z]{1,2}\d/.test(stem)

/** Small words are kept as they are, and marked: "one" has the stem of "on". */
export const isSmall = (stem: string): boolean => stem.startsWith('-')

export const isAboutTrade = (stem: string): boolean => isOfTrade(stem.slice(1))

const marked = remembered((word) => (tellsSomething(word) ? stemOf(word) : `-${word}`))

export const stemsIn = (text: string): readonly string[] =>
  (/\d/.test(text) ? joinModels(wordsOf(text)) : wordsOf(text)).map(marked)

/** With a blank at either end. */
export const lineOf = (stems: readonly string[]): string => ` ${stems.join(' ')} `

const titleCounts = ({ kind }: SearchEntry): number =>
  kind === 'product' || kind === 'dealer' || kind === 'question' ? counts[kind] : counts.title

/** A model is named by its number: nobody need say Dolphin. */
const modelIn = ({ kind, title }: SearchEntry): string[] =>
  kind === 'product' && /^(dolphin |liberty |wave )?[a-z]{0,2} ?\d/i.test(title) ? stemsIn(title).filter(isModel) : []

const sayingsOf = (entry: SearchEntry): Saying[] => {
  const saying = (text: string, counts: number): Saying => ({ entry, counts, stems: stemsIn(text) })
  return [
    saying(entry.title, titleCounts(entry)),
    ...modelIn(entry).map((stem) => saying(stem.slice(1), counts.product)),
    ...(entry.asked ?? []).map((text) => saying(text, counts.asked)),
    ...(entry.askedToo ?? []).map((text) => saying(text, counts.askedToo)),
  ]
}

const isNumber = (stem: string): boolean => /^~\d/.test(stem)

const whichOnesIn = ({ kind, title, text, words = '' }: SearchEntry): string[] =>
  kind !== 'product'
    ? []
    : [...stemsIn(title).filter(isNumber), ...[text, words].flatMap((each) => stemsIn(each).filter(isModel))]

/** A word that stands in something twice is listed once. */
const list = <Known>(lists: Map<string, Known[]>, stem: string, item: Known): void => {
  const known = lists.get(stem)
  if (known === undefined) lists.set(stem, [item])
  else if (known.at(-1) !== item) known.push(item)
}

/** What a sentence is held against, and what is still to be listed in it. */
export interface SentencesInTheMaking {
  /** Lists entries while there is time; whether all are listed. */
  listMore: (isTimeLeft: () => boolean) => boolean
  /** With all that are left. */
  index: () => SentenceIndex
}

/** Most ask in a word or two, and who asks more has to type it: time enough to make it little by little. */
export const sentencesOf = (entries: readonly SearchEntry[]): SentencesInTheMaking => {
  const sayings = new Map<string, Saying[]>()
  const mentions = new Map<string, Mention[]>()
  const whichOnes = new Map<string, Mention[]>()
  const listMention = (text: string, mention: Mention) => {
    for (const stem of stemsIn(text)) if (!isSmall(stem)) list(mentions, stem, mention)
  }
  const listEntry = (entry: SearchEntry) => {
    for (const saying of sayingsOf(entry)) for (const stem of saying.stems) list(sayings, stem, saying)
    listMention(entry.words ?? '', { entry, share: counts.words })
    listMention(entry.text, { entry, share: counts.text })
    const whichOne = { entry, share: countsAsWhichOne }
    for (const stem of whichOnesIn(entry)) list(whichOnes, stem, whichOne)
  }
  let listed = 0
  const listMore = (isTimeLeft: () => boolean): boolean => {
    for (const entry of entries.slice(listed)) {
      if (!isTimeLeft()) return false
      listEntry(entry)
      listed += 1
    }
    return true
  }

  const standsIn = (stem: string): number =>
    new Set([...(sayings.get(stem) ?? []), ...(mentions.get(stem) ?? [])].map(({ entry }) => entry)).size

  // Reckoned when it is asked, and once.
  const worthOf = remembered((stem): number => {
    // A model is what it is, however many parts fit it.
    const often = isModel(stem) ? 1 : standsIn(stem)
    const less = isSmall(stem) ? lessFor.small : isAboutTrade(stem) ? lessFor.trade : 1
    return less * Math.log(1 + entries.length / (often + 0.5))
  })
  const index = () => {
    listMore(() => true)
    return { sayings, mentions, whichOnes, worthOf }
  }
  return { listMore, index }
}
