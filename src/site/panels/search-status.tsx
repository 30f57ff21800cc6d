import type { SearchAnswer } from '../features/search/find-matches.ts'
import styles from './search-panel.module.css'

interface Props {
  country: string
  phone: string
  asked: string
  answer: SearchAnswer | undefined
  /** Whether a place was named. */
  places: boolean
  failed: boolean
  onLiteral: () => void
}

const countText = (total: number, country: string): string =>
  `${total === 1 ? '1 result' : `${total} results`} in ${country}`

const Found = ({
  answer: { total, corrected, loose, query },
  country,
}: Pick<Props, 'country'> & { answer: SearchAnswer }) => (
  <>
    {corrected && (
      <>
        Showing <strong>{query}</strong>.{' '}
      </>
    )}
    {loose && 'No exact match, but these come close. '}
    {countText(total, country)}.
  </>
)

/** Says how the search went; what can be done about it stands beside it. */
export const SearchStatus = ({ country, phone, asked, answer, places, failed, onLiteral }: Props) => {
  const isNothing = answer?.total === 0 && !places
  return (
    <div className={styles.status}>
      <div role="status" aria-label="Number of results">
        {answer !== undefined && answer.total > 0 && <Found answer={answer} country={country} />}
        {isNothing && `Nothing found for “${asked}” in ${country}. Try fewer or different words, or these.`}
      </div>
      {answer?.corrected === true && (
        <button type="button" onClick={onLiteral}>
          Search for “{asked}” instead
        </button>
      )}
      {isNothing && <a href={`tel:${phone.replaceAll(' ', '')}`}>Ask a person: {phone}</a>}
      {failed && <p role="alert">Search could not be loaded. Check your connection and type again.</p>}
    </div>
  )
}
