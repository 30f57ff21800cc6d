import type { SearchEntry } from './search-entry.ts'
import type { SearchIndex } from './search-index.ts'
import { isAboutTrade, isModel, isSmall, lineOf, type Saying, type SentenceIndex, stemsIn } from './sentence-index.ts'
import { matterOf, wordsOf } from './words.ts'

/**
 * So many words tell what is asked that few pages have them all, and many have some of them. Three words and nothing else may be three things:
 * "skimmi battery kirrawee".
 */
export const isSentence = (question: string): boolean => matterOf(question).length > 2 && wordsOf(question).length > 3

/** Of half a phrase the words count for less than half; out of order they may mean something else. */
const powerOfPart = 1.5
const outOfOrder = 0.8

interface Asked {
  stems: ReadonlySet<string>
  line: string
}

/** How much the words of a saying count in a sentence: the more of it is there, the more. */
const shareOf = ({ stems, counts }: Saying, asked: Asked, isWhole: boolean, { worthOf }: SentenceIndex) => {
  const worthOfAll = (some: readonly string[]) => some.reduce((sum, stem) => sum + worthOf(stem), 0)
  const [found, worth] = [worthOfAll(stems.filter((stem) => asked.stems.has(stem))), worthOfAll(stems)]
  return counts * (isWhole || stems.length === 1 ? 1 : outOfOrder) * (found / worth) ** powerOfPart
}

/** What an entry has of a sentence: how much each word counts, from nothing to all. */
type Shares = Map<string, number>

const raise = (shares: Shares, stem: string, share: number): void => {
  shares.set(stem, Math.max(shares.get(stem) ?? 0, share))
}

const leastOfName = 0.4

/** A size or a model says which one of what is named by another word. */
const isWhichOne = (stem: string): boolean => isModel(stem) || /^~\d/.test(stem)

/** By a word of its title, by one that means such a word, or by one that asks for it. */
const isNamedIn = (shares: Shares, { title }: SearchEntry, meant: ReadonlySet<string>): boolean => {
  const named = new Set(stemsIn(title))
  if ([...meant].some((stem) => named.has(stem))) return true
  return [...shares].some(
    ([stem, share]) =>
      (named.has(stem) || share >= leastOfName) && !isWhichOne(stem) && !isSmall(stem) && !isAboutTrade(stem),
  )
}

/** The last word may still be being typed. */
const asTyped = ({ sayings, mentions }: SentenceIndex, sentence: string): readonly string[] => {
  const stems = stemsIn(sentence)
  const last = stems.at(-1) ?? ''
  if (last.length < 4 || sayings.has(last) || mentions.has(last)) return stems
  const begun = [...sayings].filter(([stem]) => stem.startsWith(last))
  const [likeliest] = begun.toSorted(([, a], [, b]) => b.length - a.length)
  return likeliest === undefined ? stems : [...stems.slice(0, -1), likeliest[0]]
}

/**
 * How much of a sentence asks for each entry. Each word counts by what it is worth, and by the most complete phrase of the entry that it stands
 * in; small words count only within a whole phrase.
 */
export const relevanceIn = (
  { sentences, synonyms }: Pick<SearchIndex, 'sentences' | 'synonyms'>,
  sentence: string,
): Map<SearchEntry, number> => {
  const index = sentences.index()
  const stems = asTyped(index, sentence)
  const asked: Asked = { stems: new Set(stems), line: lineOf(stems) }
  const telling = [...asked.stems].filter((stem) => !isSmall(stem))
  const meant = new Set(
    wordsOf(sentence)
      .flatMap((word) => synonyms.get(word) ?? [])
      .flatMap(stemsIn),
  )
  const found = new Map<SearchEntry, Shares>()
  const sharesOf = (entry: SearchEntry): Shares => {
    const known = found.get(entry) ?? new Map<string, number>()
    found.set(entry, known)
    return known
  }
  // Who asks something about a robot does not ask for robots.
  const asking = telling.filter((stem) => !isAboutTrade(stem))
  const within = asking.length === 0 ? telling : asking
  for (const saying of new Set(within.flatMap((stem) => index.sayings.get(stem) ?? []))) {
    const isWhole = asked.line.includes(lineOf(saying.stems))
    const share = shareOf(saying, asked, isWhole, index)
    for (const stem of saying.stems)
      if (asked.stems.has(stem) && (isWhole || !isSmall(stem))) raise(sharesOf(saying.entry), stem, share)
  }
  for (const stem of telling.filter(isWhichOne))
    for (const { entry, share } of index.whichOnes.get(stem) ?? [])
      if (isNamedIn(sharesOf(entry), entry, meant)) raise(sharesOf(entry), stem, share)
  for (const stem of telling)
    for (const { entry, share } of index.mentions.get(stem) ?? []) raise(sharesOf(entry), stem, share)
  return new Map(
    [...found].map(([entry, shares]) => [
      entry,
      [...shares].reduce((sum, [stem, share]) => sum + share * index.worthOf(stem), 0),
    ]),
  )
}
