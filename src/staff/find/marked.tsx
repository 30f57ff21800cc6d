import { Fragment } from 'react'
import { markBeginnings } from '../../domain/staff/word-beginnings.ts'

/** A text in which stands out what was looked for. */
export const Marked = ({ text, words }: { text: string; words: readonly string[] }) =>
  markBeginnings(text, words).map(({ text: part, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing but their place
    isMarked ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  )
