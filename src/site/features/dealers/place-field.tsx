import { type FormEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Place } from '../../../domain/places/place.ts'
import { placeLabel } from '../../../domain/places/place-label.ts'
import { type WhichPlace, whichPlace } from '../../../domain/places/which-place.ts'
import { Suggestions } from '../../components/combobox/suggestions.tsx'
import { useCombobox } from '../../components/combobox/use-combobox.ts'
import { useShell } from '../../components/shell-context.ts'
import { Icon } from '../../icons/icon.tsx'
import type { Places } from '../places/use-gazetteer.ts'
import styles from './place-field.module.css'

interface Props {
  places: Places
  /** What was asked for, as the address has it. */
  asked: string
  /** Before the first letter: time to fetch the places. */
  onFocus: () => void
  onChoose: (place: Place) => void
  /** The browser's own location, where the page wants it. */
  onLocate?: () => void
  locating?: boolean
  /** Why there is no answer, from elsewhere. */
  message?: string | undefined
}

const most = 6

const lineOf = ({ name, state, postcode }: Place) => ({ name, note: [state, postcode].filter(Boolean).join(' ') })

/** Why a place was not taken as it was typed, and what to do. */
const unclear = (which: WhichPlace | undefined, text: string, country: string): string => {
  if (which === undefined) return 'The list of places is still loading. Try again in a moment.'
  if (which.state === 'several') return `Which ${which.places[0]?.name}? Choose yours.`
  if (which.state === 'unlike') return `There’s no postcode ${text}. Is it one of these?`
  if (/^\d+$/.test(text)) return `There’s no postcode ${text}. Try the suburb or town.`
  return `We can’t find “${text}” in ${country}. Try the postcode, or the nearest bigger town.`
}

/** A suburb, town or postcode, with suggestions; the arrow keys go through them while the focus stays in the field. */
export const PlaceField = ({ places, asked, onFocus, onChoose, onLocate, locating, message }: Props) => {
  const { country } = useShell().edition
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typing, setTyping] = useState({ text: asked, asked })
  const [wrong, setWrong] = useState<string>()
  // Back and forward change what was asked for: the field follows.
  if (typing.asked !== asked) setTyping({ text: asked, asked })
  const typed = typing.asked === asked ? typing.text : asked
  const box = useCombobox({
    suggest: () => (typed.trim() === '' ? [] : (places.gazetteer?.suggest(typed, most) ?? [])),
  })

  const takeOver = useEffectEvent((field: HTMLInputElement) => {
    if (document.activeElement === field) onFocus()
    if (field.value === typed) return
    setTyping({ text: field.value, asked })
    box.open()
  })
  // What was typed before the page came to life, before React puts back what it rendered.
  useLayoutEffect(() => {
    if (input.current !== null) takeOver(input.current)
  }, [])

  const choose = (place: Place) => {
    box.close()
    setWrong(undefined)
    setTyping({ text: placeLabel(place), asked })
    onChoose(place)
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    const which = text === '' ? undefined : places.gazetteer && whichPlace(places.gazetteer, text)
    if (which?.state === 'one') return choose(which.place)
    if (which === undefined || which.state === 'none') box.close()
    else box.open()
    setWrong(text === '' ? 'Type a suburb, a town or a postcode.' : unclear(which, text, country))
    input.current?.focus()
  }

  const told = wrong ?? message
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form with this role is what the search element is, and older browsers know it
    <form className={styles.form} role="search" onSubmit={onSubmit} noValidate>
      <div className={styles.field} data-bad={told !== undefined || undefined}>
        <Icon name="pin" />
        <label className="visually-hidden" htmlFor={`${id}-field`}>
          Suburb, town or postcode
        </label>
        <input
          ref={input}
          id={`${id}-field`}
          {...box.field}
          aria-invalid={told !== undefined || undefined}
          aria-describedby={`${id}-told`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="Suburb or postcode"
          value={typed}
          onFocus={onFocus}
          onBlur={box.close}
          onChange={({ target }) => {
            setTyping({ text: target.value, asked })
            box.open()
            setWrong(undefined)
          }}
        />
        {onLocate !== undefined && (
          <button type="button" className={styles.locate} disabled={locating} onClick={onLocate}>
            <Icon name="locate" />
            <span className="visually-hidden">Use my location</span>
          </button>
        )}
        <button type="submit" className={`button ${styles.find}`}>
          Find
        </button>
        <Suggestions box={box} one="place" many="places" lineOf={lineOf} onChoose={choose} />
      </div>
      <p id={`${id}-told`} className={styles.told} role="status">
        {told ?? places.trouble}
      </p>
    </form>
  )
}
