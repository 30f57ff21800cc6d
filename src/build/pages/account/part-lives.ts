import type { PartLife } from '../../../domain/after-sales/wear.ts'
import type { EditionView } from '../../view/edition-view.ts'

/** How long parts do their work, as their own pages say. Those of which nobody says it are not here. */
export const lives: readonly PartLife[] = [
  { slug: 'brush-set-s', months: 24, words: 'About two seasons on pebble, three on tile and fibreglass.' },
  { slug: 'brush-set-m', months: 18, words: 'About 18 months on pebble, longer on tile.' },
  { slug: 'brush-set-compact', months: 24, words: 'About two seasons.' },
  { slug: 'brush-set-liberty', months: 24, words: 'About two seasons of three runs a week.' },
  { slug: 'brush-set-wave', months: 12, words: 'A year of nightly runs.' },
  { slug: 'drive-track-s', months: 24, words: 'About two seasons of grip.' },
  { slug: 'drive-track-m', months: 24, words: 'Two seasons, three on tile.' },
  { slug: 'drive-track-liberty-400', months: 24, words: 'Both together, every two seasons.' },
  { slug: 'drive-track-wave', months: 12, words: 'About a year of nightly runs.' },
  { slug: 'fine-filter-s', months: 24, words: 'About two seasons; four, in turns with a second set.' },
  { slug: 'fine-filter-compact', months: 36, words: 'About three seasons.' },
  { slug: 'fine-filter-liberty', months: 36, words: 'About three seasons.' },
  { slug: 'fine-filter-niya', months: 12, words: 'Once a year.' },
]

/** Of parts that the edition has. */
export const partLives = ({ content }: EditionView): PartLife[] => {
  const slugs = new Set(content.products.flatMap(({ slug, active }) => (active ? [slug] : [])))
  return lives.filter(({ slug }) => slugs.has(slug))
}
