import { useId, useState } from 'react'
import { printSerial, readSerial } from '../../../domain/after-sales/serial-number.ts'
import { useShell } from '../../components/shell-context.ts'
import type { SerialRegion } from '../../content/serial-region.ts'
import styles from './serial-checker.module.css'
import { SerialMeaning } from './serial-meaning.tsx'
import { SerialNumber } from './serial-number.tsx'

interface Props {
  regions: readonly SerialRegion[]
  /** The day of the build: for the year a number may name. */
  today: string
}

/** Reads a serial number as it is typed. It stays in this field: not in the address, not in storage, sent to nobody. */
export const SerialChecker = ({ regions, today }: Props) => {
  const { edition } = useShell()
  const id = useId()
  const [text, setText] = useState('')
  const reading = readSerial(text, Number(today.slice(0, 4)))
  const own = edition.code.slice(3).toUpperCase()
  return (
    <div className={styles.checker} data-feature="serial-checker">
      <div className={styles.entry}>
        <label htmlFor={id}>Type it as printed on the label</label>
        <input
          id={id}
          className="field"
          value={text}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={`${own}24-1234567-K`}
          aria-invalid={reading.state === 'wrong'}
          aria-describedby={`${id}-note`}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <SerialNumber
        region={own}
        typed={reading.state === 'empty' ? '' : reading.characters}
        wrong={reading.state === 'wrong' ? reading.at : []}
      />
      <div className={styles.answer} id={`${id}-note`} aria-live="polite">
        {reading.state === 'empty' && (
          <p className="muted">Hyphens, spaces and capitals don’t matter. It stays in your browser.</p>
        )}
        {reading.state === 'incomplete' && <p className="muted">{reading.message}</p>}
        {reading.state === 'wrong' && (
          <>
            <p className={styles.wrong}>{reading.message}</p>
            {reading.suggestions.length > 0 && (
              <p className={styles.suggestions}>
                {reading.suggestions.length === 1 ? 'Did you mean' : 'Did you mean one of these?'}
                {reading.suggestions.map((suggestion) => (
                  <button
                    key={suggestion}
                    type="button"
                    className="button button-quiet"
                    onClick={() => setText(printSerial(suggestion))}
                  >
                    {printSerial(suggestion)}
                  </button>
                ))}
              </p>
            )}
          </>
        )}
        {reading.state === 'read' && (
          <SerialMeaning serial={reading.serial} readAs={reading.readAs} regions={regions} />
        )}
      </div>
    </div>
  )
}
