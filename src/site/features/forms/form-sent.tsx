import { useEffect, useRef } from 'react'
import { answerId } from '../../../domain/forms/hidden-fields.ts'
import styles from './form-sent.module.css'

export interface SentWords {
  heading: string
  /** What happens next. */
  text: string
}

interface Props {
  words: SentWords
  reference: string
  notes: readonly string[]
}

/** Stands where the form was: it has arrived, and under which number. */
export const FormSent = ({ words, reference, notes }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.sent}>
      <h2 ref={heading} id={answerId} tabIndex={-1}>
        {words.heading}
      </h2>
      <dl>
        <dt>Your reference number</dt>
        <dd>{reference}</dd>
      </dl>
      {[words.text, ...notes].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
