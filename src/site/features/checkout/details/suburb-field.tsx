import { type KeyboardEvent, useState } from 'react'
import type { Place } from '../../../../domain/places/place.ts'
import lists from '../../dealers/place-field.module.css'
import { type CheckoutFieldProps, FieldShell } from './checkout-field.tsx'
import type { KnownPlaces } from './load-places.ts'
import styles from './suburb-field.module.css'

interface Props extends CheckoutFieldProps {
  /** Undefined while they are on their way. */
  places: KnownPlaces | undefined
  /** Before the first letter: time to fetch the places. */
  onFocus: () => void
  onChoose: (place: Place & { postcode: string }) => void
}

const most = 6

const hasPostcode = (place: Place): place is Place & { postcode: string } => place.postcode !== undefined

/** A suburb or town; choosing one of the suggestions fills in state and postcode too. */
export const SuburbField = ({ field, value, onType, onFocus, onChoose, places, ...shell }: Props) => {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = open && value.trim().length > 1 ? (places?.suggest(value, most).filter(hasPostcode) ?? []) : []
  const shown = suggestions.length > 0

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const choose = (place: Place & { postcode: string }) => {
    close()
    onChoose(place)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !shown) return
    const chosen = suggestions[active]
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      choose(chosen)
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    // One before the first is the field itself.
    const count = suggestions.length + 1
    setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + count) % count) - 1)
  }

  return (
    <FieldShell field={field} {...shell}>
      {({ id, describedBy, isWrong }) => (
        <div className={styles.anchor}>
          <input
            id={id}
            name={field.name}
            className="field"
            type="text"
            required={field.required}
            role="combobox"
            aria-expanded={shown}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
            aria-invalid={isWrong}
            aria-describedby={describedBy}
            autoComplete={field.autocomplete}
            value={value}
            onFocus={onFocus}
            onBlur={close}
            onChange={({ currentTarget }) => {
              onType(field.name, currentTarget.value)
              setOpen(true)
              setActive(-1)
            }}
            onKeyDown={onKeyDown}
          />
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label="Suburbs"
            className={`${lists.suggestions} ${styles.list}`}
            hidden={!shown}
          >
            {suggestions.map((place, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which keeps the focus
              <div
                key={`${place.name} ${place.state} ${place.postcode}`}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(place)}
              >
                <span>{place.name}</span>{' '}
                <small>
                  {place.state} {place.postcode}
                </small>
              </div>
            ))}
          </div>
          <span className="visually-hidden" role="status">
            {shown && `${suggestions.length} ${suggestions.length === 1 ? 'suburb' : 'suburbs'}, arrow keys to choose`}
          </span>
        </div>
      )}
    </FieldShell>
  )
}
