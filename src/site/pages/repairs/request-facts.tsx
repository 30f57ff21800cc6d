import styles from './request-facts.module.css'

interface Props {
  known: Readonly<Record<string, string>>
  onClear: () => void
}

/** Says what the letter has in it already, and takes it out again. */
export const RequestFacts = ({ known, onClear }: Props) => {
  const words = Object.entries(known).map(([title, value]) => `${title.toLowerCase()}: ${value}`)
  if (words.length === 0) return null
  return (
    <p className={styles.facts} role="status">
      Filled in from what you found: {words.join('; ')}.{' '}
      <button type="button" onClick={onClear}>
        Take it out
      </button>
    </p>
  )
}
