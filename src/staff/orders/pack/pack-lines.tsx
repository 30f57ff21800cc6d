import { useEffect, useRef } from 'react'
import { inBox, isFull, type PackLine, type PiecesIn } from '../../../domain/staff/packing.ts'
import { takeWords } from '../../../domain/staff/packing-words.ts'
import { Icon } from '../../../site/icons/icon.tsx'
import styles from './pack-lines.module.css'

interface Props {
  lines: readonly PackLine[]
  pieces: PiecesIn
  next: PackLine | undefined
  /** It is packed, or was called off: nothing is counted any more. */
  isOver: boolean
  onTap: (line: PackLine) => void
}

const Tick = ({ line, pieces, isOver, onTap }: Omit<Props, 'lines' | 'next'> & { line: PackLine }) => {
  const isIn = isFull(line, pieces)
  const has = inBox(line, pieces)
  return (
    <button
      type="button"
      className={styles.tick}
      aria-pressed={isIn}
      aria-disabled={isOver || undefined}
      onClick={(event) => {
        // Whoever taps goes on with the keys of the page; whoever came here by keyboard stays.
        if (event.detail > 0) event.currentTarget.blur()
        if (!isOver) onTap(line)
      }}
    >
      <span className="visually-hidden">
        {line.name}, {has} of {line.pieces} in
      </span>
      {isIn ? (
        <span className={styles.box} aria-hidden="true">
          <Icon name="check" />
        </span>
      ) : line.pieces === 1 ? (
        <span className={styles.box} aria-hidden="true" />
      ) : (
        <span className={styles.count} aria-hidden="true">
          <b>{has}</b> of {line.pieces}
        </span>
      )}
    </button>
  )
}

/** What goes in, bay after bay. The next piece is the row that stands out. */
export const PackLines = ({ lines, pieces, next, isOver, onTap }: Props) => {
  const ref = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next one is in view, whatever was counted
  useEffect(() => {
    ref.current?.querySelector('[data-state="next"]')?.scrollIntoView({ block: 'nearest' })
  }, [next?.position, pieces])
  return (
    <ol ref={ref} className={styles.lines}>
      {lines.map((line) => {
        const take = takeWords(line, pieces)
        const state = line === next ? 'next' : isFull(line, pieces) ? 'in' : 'to-come'
        return (
          <li key={line.position} data-state={state}>
            <span className={styles.bay}>
              <span className="visually-hidden">Bay </span>
              {line.bay || '–'}
            </span>
            <span className={styles.picture}>
              <img src={line.picture} alt="" width={92} height={84} />
            </span>
            <span className={styles.what}>
              <strong>{line.name}</strong>
              <small>{line.sku}</small>
              {take && <small>{take}</small>}
            </span>
            <Tick line={line} pieces={pieces} isOver={isOver} onTap={onTap} />
          </li>
        )
      })}
    </ol>
  )
}
