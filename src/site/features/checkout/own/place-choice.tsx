import { addressText } from '../../../../domain/contact/address-lines.ts'
import options from '../details/delivery-choice.module.css'
import type { OwnPlace } from './own-choices.ts'
import styles from './own-place.module.css'

interface Props {
  places: readonly OwnPlace[]
  chosen: OwnPlace | undefined
  onChoose: (place: OwnPlace) => void
  onAnother: () => void
}

/** Where things went before: one tap instead of five fields. */
export const PlaceChoice = ({ places, chosen, onChoose, onAnother }: Props) => (
  <fieldset className={options.choice}>
    <legend className={styles.title}>Your addresses</legend>
    {places.map((place) => (
      <label key={JSON.stringify(place)} className={options.option}>
        <input type="radio" name="own-place" checked={place === chosen} onChange={() => onChoose(place)} />
        <span className={options.label}>{place.name}</span>
        <span className={options.words}>{addressText(place, 'en-AU')}</span>
      </label>
    ))}
    <label className={options.option}>
      <input type="radio" name="own-place" checked={false} onChange={onAnother} />
      <span className={options.label}>Another address</span>
      <span className={options.words}>Type it in</span>
    </label>
  </fieldset>
)
