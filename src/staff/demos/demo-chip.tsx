import { dayWords } from '../../domain/calendar/day-words.ts'
import { type CalendarDemo, stateOf } from '../operations/demos/demo-answers.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import styles from './demo-chip.module.css'
import { chipWords, stateWords } from './demo-words.ts'

interface Props {
  demo: CalendarDemo
  href: string
  isOpen: boolean
  /** Whoever comes to it by keyboard sees it beside, at once. */
  onReach: () => void
}

/** A demo on one of its days: filled once it is settled, outlined while it is asked for. */
export const DemoChip = ({ demo, href, isOpen, onReach }: Props) => {
  const state = stateOf(demo.state)
  return (
    <DeskLink
      className={styles.chip}
      href={href}
      how="replace"
      data-state={state}
      data-demo={demo.reference}
      aria-current={isOpen || undefined}
      onFocus={onReach}
    >
      <b>{chipWords(demo)}</b>
      <span>{demo.name}</span>
      <span className="visually-hidden">
        {stateWords[state]}, {dayWords(demo.day)}, {demo.suburb}
      </span>
    </DeskLink>
  )
}
