import type { Field } from '../../../../domain/forms/field.ts'
import styles from './address-fields.module.css'
import { CheckoutField } from './checkout-field.tsx'
import type { Answers } from './complaints.ts'
import type { KnownPlaces } from './load-places.ts'
import { SuburbField } from './suburb-field.tsx'

interface Props {
  /** Two that belong together, side by side. */
  isPair?: boolean
  fields: readonly Field[]
  answers: Answers
  messages: Answers
  places: KnownPlaces | undefined
  onPlaces: () => void
  onType: (typed: Answers) => void
  onLeave: (name: string) => void
}

const isAsked = (field: Field): field is Exclude<Field, { kind: 'file' }> => field.kind !== 'file'

/** Fields side by side where they are short. A suburb that is chosen brings its state and postcode. */
export const AddressFields = ({
  isPair = false,
  fields,
  answers,
  messages,
  places,
  onPlaces,
  onType,
  onLeave,
}: Props) => (
  <div className={isPair ? `${styles.fields} ${styles.pair}` : styles.fields}>
    {fields.filter(isAsked).map((field) => {
      const { name } = field
      const common = {
        field,
        value: answers[name] ?? '',
        problem: messages[name] ?? '',
        onType: (typed: string, text: string) => onType({ [typed]: text }),
        onLeave,
      }
      const prefix = name.startsWith('billing-') ? 'billing-' : ''
      return name === `${prefix}suburb` ? (
        <SuburbField
          key={name}
          {...common}
          places={places}
          onFocus={onPlaces}
          onChoose={(place) =>
            onType({
              [name]: place.name,
              [`${prefix}state`]: place.state,
              [`${prefix}postcode`]: place.postcode,
            })
          }
        />
      ) : (
        <CheckoutField key={name} {...common} />
      )
    })}
  </div>
)
