import { useRef } from 'react'

/** The same words tried again are the same answer: it goes out once. Other words are another. */
export const useSendingKey = () => {
  const last = useRef({ words: '', key: '' })
  return {
    keyFor: (words: string): string => {
      if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() }
      return last.current.key
    },
    /** It has gone: the same words again are meant. */
    forget: () => {
      last.current = { words: '', key: '' }
    },
  }
}
