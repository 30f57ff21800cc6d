import styles from './delivery-choice.module.css'

export interface DeliveryOption {
  isPickUp: boolean
  label: string
  /** When and where. */
  words: string
  price: string
  /** As the last order came. */
  isLast?: boolean
}

interface Props {
  options: readonly DeliveryOption[]
  isPickUp: boolean
  onChoose: (isPickUp: boolean) => void
}

/** To the door or picked up, each with what it costs and when. */
export const DeliveryChoice = ({ options, isPickUp, onChoose }: Props) => (
  <fieldset className={styles.choice}>
    <legend className="visually-hidden">How do you want it?</legend>
    {options.map((option) => (
      <label key={option.label} className={styles.option}>
        <input
          type="radio"
          name="delivery"
          value={option.isPickUp ? 'pick-up' : 'door'}
          checked={option.isPickUp === isPickUp}
          onChange={() => onChoose(option.isPickUp)}
        />
        <span className={styles.label}>
          {option.label}
          {option.isLast && <small className={styles.last}> as last time</small>}
        </span>
        <span className={styles.price}>{option.price}</span>
        <span className={styles.words}>{option.words}</span>
      </label>
    ))}
  </fieldset>
)
