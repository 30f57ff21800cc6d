import { type ReactNode, useState } from 'react'
import { Icon } from '../../icons/icon.tsx'
import styles from './result-panel.module.css'

interface Props {
  /** What the answer is about. */
  label: string
  /** The answer; without one, what is still needed. */
  figure?: { value: string; unit?: string } | undefined
  missing?: string | undefined
  note?: ReactNode
  drawing?: ReactNode
  children?: ReactNode
  /** Everything the answer depends on, where the address alone may mean something else one day. */
  query?: string
}

/** Gives the address of the answer to the phone's own share sheet, or puts it on the clipboard. */
const shareAddress = async (query: string | undefined): Promise<string> => {
  const { origin, pathname, search } = window.location
  const href = origin + pathname + (query ?? search)
  if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ title: document.title, url: href }).catch(() => undefined)
    return ''
  }
  return navigator.clipboard.writeText(href).then(
    () => 'Link copied, with your numbers in it.',
    () => 'Your browser blocked the copy. The address above has your numbers in it.',
  )
}

/** The answer, large enough to be read at arm's length in the sun. */
export const ResultPanel = ({ label, figure, missing, note, drawing, children, query }: Props) => {
  const [said, setSaid] = useState('')
  return (
    <div className={styles.panel}>
      {drawing}
      <output className={styles.answer} aria-live="polite">
        <span className={styles.label}>{label}</span>
        {figure === undefined ? (
          <span className={styles.missing}>{missing}</span>
        ) : (
          <span className={styles.figure} data-words={/^[A-Z][a-z]/.test(figure.value) || undefined}>
            {figure.value} {figure.unit !== undefined && <small>{figure.unit}</small>}
          </span>
        )}
        {figure !== undefined && note !== undefined && <span className={styles.note}>{note}</span>}
      </output>
      {children}
      <div className={`no-print plain-actions ${styles.keep}`}>
        <button type="button" onClick={async () => setSaid(await shareAddress(query))}>
          <Icon name="arrow" /> Share or copy the link
        </button>
        <button type="button" onClick={() => window.print()}>
          <Icon name="print" /> Print
        </button>
        <p className="small" role="status">
          {said}
        </p>
      </div>
    </div>
  )
}
