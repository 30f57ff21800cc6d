import { maxCompared } from '../../features/compare/comparison-list.ts'
import styles from './link-notes.module.css'
import type { Comparison } from './use-comparison.ts'

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** What has to be said about a list before it is shown: where it comes from, and what of it is missing. */
export const LinkNotes = ({ comparison }: { comparison: Comparison }) => {
  const { shared, shown, unknown, beyond, own, keep, clear, forget } = comparison
  const same = shown.length === own.length && shown.every((model) => own.includes(model))
  const fromLink = shared && shown.length > 0 && !same
  if (!fromLink && unknown.length === 0 && beyond.length === 0) return null
  return (
    <div className={`wrap ${styles.notes}`}>
      <div className="notice">
        {fromLink && (
          <p>
            These come from a link.{' '}
            {own.length === 0
              ? 'You have no list of your own yet.'
              : `Your own list, ${listed(own.map(({ name }) => name))}, is as you left it.`}
          </p>
        )}
        {unknown.length > 0 && (
          <p>
            {listed(unknown.map((key) => `“${key}”`))} {unknown.length === 1 ? 'is' : 'are'} not sold here, so left out.
          </p>
        )}
        {beyond.length > 0 && (
          <p>
            {maxCompared} models fit side by side. {listed(beyond.map(({ name }) => name))}{' '}
            {beyond.length === 1 ? 'is' : 'are'} left out.
          </p>
        )}
        <div className={styles.choices}>
          {fromLink && (
            <button type="button" onClick={keep}>
              {own.length === 0 ? 'Keep these as my list' : 'Compare these instead'}
            </button>
          )}
          {fromLink && own.length > 0 && (
            <button type="button" onClick={clear}>
              Back to my list
            </button>
          )}
          {!shared && unknown.length > 0 && (
            <button type="button" onClick={forget}>
              Take {unknown.length === 1 ? 'it' : 'them'} off my list
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
