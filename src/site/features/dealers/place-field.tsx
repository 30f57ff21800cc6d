import { type FormEvent, type KeyboardEvent, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { findPlace } from '../../../domain/places/find-place.ts'
import type { Place } from '../../../domain/places/place.ts'
import { placeLabel } from '../../../domain/places/place-label.ts'
import { useShell } from '../../components/shell-context.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './place-field.module.css'
import type { Places } from './use-gazetteer.ts'

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

/** A suburb, town or postcode, with suggestions; the arrow keys go through them while the focus stays in the field. */
export const PlaceField = ({ places, asked, onFocus, onChoose, onLocate, locating, message }: Props) => {
  const { country } = useShell().edition
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typing, setTyping] = useState({ text: asked, asked })
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [wrong, setWrong] = useState<string>()
  // Back and forward change what was asked for: the field follows.
  if (typing.asked !== asked) setTyping({ text: asked, asked })
  const typed = typing.asked === asked ? typing.text : asked

  const takeOver = useEffectEvent((field: HTMLInputElement) => {
    if (document.activeElement === field) onFocus()
    if (field.value === typed) return
    setTyping({ text: field.value, asked })
    setOpen(true)
  })
  // What was typed before the page came to life, before React puts back what it rendered.
  useLayoutEffect(() => {
    if (input.current !== null) takeOver(input.current)
  }, [])

  const suggestions = open && typed.trim() !== '' ? (places.gazetteer?.suggest(typed, most) ?? []) : []
  const shown = suggestions.length > 0
  const optionId = (index: number) => `${id}-${index}`

  const choose = (place: Place) => {
    setOpen(false)
    setWrong(undefined)
    setTyping({ text: placeLabel(place), asked })
    onChoose(place)
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    const place =
      suggestions[active] ?? (text === '' ? undefined : places.gazetteer && findPlace(places.gazetteer, text))
    if (place !== undefined) return choose(place)
    setOpen(false)
    setWrong(
      text === ''
        ? 'Type a suburb, a town or a postcode.'
        : places.gazetteer === undefined
          ? 'The list of places is still on its way. Try again in a moment.'
          : `We know no place in ${country} like “${text}”. Try the postcode, or the next bigger town.`,
    )
    input.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (!open) return setOpen(true)
    if (!shown) return
    // One before the first is the field itself.
    const next = (active + (event.key === 'ArrowDown' ? 1 : -1) + 1 + suggestions.length + 1) % (suggestions.length + 1)
    setActive(next - 1)
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
          role="combobox"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? optionId(active) : undefined}
          aria-invalid={told !== undefined || undefined}
          aria-describedby={`${id}-told`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder="Suburb or postcode"
          value={typed}
          onFocus={onFocus}
          onBlur={() => setOpen(false)}
          onChange={({ target }) => {
            setTyping({ text: target.value, asked })
            setOpen(true)
            setActive(-1)
            setWrong(undefined)
          }}
          onKeyDown={onKeyDown}
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
        <div id={`${id}-list`} role="listbox" aria-label="Places" className={styles.suggestions} hidden={!shown}>
          {suggestions.map((place, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which keeps the focus
            <div
              key={`${place.name} ${place.state} ${place.postcode}`}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(place)}
            >
              <span>{place.name}</span> <small>{[place.state, place.postcode].filter(Boolean).join(' ')}</small>
            </div>
          ))}
        </div>
      </div>
      <p id={`${id}-told`} className={styles.told} role="status">
        {told ?? places.trouble}
        <span className="visually-hidden">
          {shown && `${suggestions.length} ${suggestions.length === 1 ? 'place' : 'places'}, arrow keys to choose`}
        </span>
      </p>
    </form>
  )
}
