import type { Place } from '../../../../domain/places/place.ts'
import { Suggestions } from '../../../components/combobox/suggestions.tsx'
import { useCombobox } from '../../../components/combobox/use-combobox.ts'
import type { Suburb } from '../../places/use-gazetteer.ts'
import { type CheckoutFieldProps, FieldShell } from './checkout-field.tsx'
import type { KnownPlaces } from './load-places.ts'
import styles from './suburb-field.module.css'

interface Props extends CheckoutFieldProps {
  /** Undefined while they are on their way. */
  places: KnownPlaces | undefined
  /** Before the first letter: time to fetch the places. */
  onFocus: () => void
  onChoose: (place: Suburb) => void
}

const most = 6

const lineOf = ({ name, state, postcode }: Suburb) => ({ name, note: `${state} ${postcode}` })

const hasPostcode = (place: Place): place is Suburb => place.postcode !== undefined

/** A suburb or town; choosing one of the suggestions fills in state and postcode too. */
export const SuburbField = ({ field, value, onType, onFocus, onChoose, places, ...shell }: Props) => {
  const box = useCombobox({
    suggest: () => (value.trim().length > 1 ? (places?.suggest(value, most).filter(hasPostcode) ?? []) : []),
  })
  const choose = (place: Suburb) => {
    box.close()
    onChoose(place)
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
            {...box.field}
            aria-invalid={isWrong}
            aria-describedby={describedBy}
            autoComplete={field.autocomplete}
            value={value}
            onFocus={onFocus}
            onBlur={box.close}
            onChange={({ currentTarget }) => {
              onType(field.name, currentTarget.value)
              box.open()
            }}
          />
          <Suggestions
            box={box}
            one="suburb"
            many="suburbs"
            lineOf={lineOf}
            onChoose={choose}
            className={styles.list}
          />
        </div>
      )}
    </FieldShell>
  )
}
