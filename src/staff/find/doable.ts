import { searchWords } from '../../domain/staff/search-words.ts'
import { hasBeginnings } from '../../domain/staff/word-beginnings.ts'
import { type ShownKey, useShownKeys } from '../app/keys.ts'

/** What can be done here and anywhere by key, as far as its name begins as what was typed. */
export const useDoable = (typed: string): ShownKey[] => {
  const words = searchWords(typed)
  return [...useShownKeys('room'), ...useShownKeys('desk')].filter(
    ({ key, label, isQuiet }) => key !== '/' && !isQuiet && hasBeginnings(label, words),
  )
}
