import { useEffect, useId, useRef } from 'react'
import type { Problem } from '../../../domain/forms/form-definition.ts'
import { answerId } from '../../../domain/forms/hidden-fields.ts'
import styles from './error-summary.module.css'

interface Props {
  problems: readonly Problem[]
  /** How often something was wrong: each time this takes the focus. */
  refusals: number
  /** The element of a field; none for what concerns no field. */
  idOf: (field: string) => string | undefined
  lineOf: (problem: Problem) => string
  isRight: (field: string) => boolean
}

/** To a field with its label and what is said of it: at the edge of a screen the browser would show neither. */
const leadTo = (id: string) => {
  const control = document.getElementById(id)
  control?.focus({ preventScroll: true })
  control?.closest('[data-place]')?.scrollIntoView({ block: 'center' })
}

/** All that is to be changed before a form can be sent, each with the way to it. */
export const ErrorSummary = ({ problems, refusals, idOf, lineOf, isRight }: Props) => {
  const heading = useId()
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (refusals > 0) element.current?.focus()
  }, [refusals])
  if (problems.length === 0) return null
  return (
    <section ref={element} id={answerId} className={styles.summary} aria-labelledby={heading} tabIndex={-1}>
      <p id={heading} className={styles.heading}>
        {problems.length === 1
          ? 'One thing to fix before this can be sent'
          : `${problems.length} things to fix before this can be sent`}
      </p>
      <ul className={styles.problems}>
        {problems.map((problem) => {
          const { field } = problem
          const id = idOf(field)
          if (id === undefined) return <li key={field}>{lineOf(problem)}</li>
          return (
            <li key={field}>
              <a
                href={`#${id}`}
                data-right={isRight(field) || undefined}
                onClick={(event) => {
                  // By hand: the address stays as it is, and so does the way back.
                  event.preventDefault()
                  leadTo(id)
                }}
              >
                {lineOf(problem)}
              </a>
              {isRight(field) && <span className="visually-hidden">, done</span>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
