import type { ReactNode } from 'react'
import plain from '../../order/plain-link.module.css'
import type { DealerAsked } from '../me/use-dealer-asked.ts'
import styles from './asked-part.module.css'

interface Props<Answer> {
  asked: DealerAsked<Answer>
  children: (answer: Answer, set: (answer: Answer) => void) => ReactNode
}

/** What was asked for, once it is there; or why not, and another try. */
export const AskedPart = <Answer,>({ asked, children }: Props<Answer>) => {
  if (asked.state === 'answered') return children(asked.answer, asked.set)
  if (asked.state === 'asking') return <div aria-busy="true" className={styles.waiting} />
  return (
    <p role="alert">
      {asked.problem}{' '}
      <button type="button" className={plain.link} onClick={asked.again}>
        Try again
      </button>
    </p>
  )
}
