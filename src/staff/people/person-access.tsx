import type { PersonFile } from '../operations/people/person-answers.ts'
import { momentWords } from '../parts/time-words.ts'
import styles from './person-detail.module.css'
import { lockoutWords, waysWords, wayWords } from './person-words.ts'

interface Props {
  file: PersonFile
  isBusy: boolean
  onEnd: (place: string) => void
  onEndAll: () => void
  onLetIn: () => void
}

/** How somebody gets in, where they are in, and what keeps them out. */
export const PersonAccess = ({ file: { ways, places, lockouts, person }, isBusy, onEnd, onEndAll, onLetIn }: Props) => {
  if (ways === null)
    return (
      <section>
        <h3>Signing in</h3>
        <p>Another issuer says who they are. It knows how they get in.</p>
      </section>
    )
  return (
    <>
      {lockouts.length > 0 && (
        <section className={styles.locked}>
          <h3>Kept out for a while</h3>
          <ul>
            {lockouts.map(({ kind, until }) => (
              <li key={kind}>
                {lockoutWords[kind]} It ends on {momentWords(until)}.
              </li>
            ))}
          </ul>
          <p>Make sure that it is them before you let them in: ring them back on a number that you know.</p>
          <button type="button" className="button button-quiet" aria-disabled={isBusy || undefined} onClick={onLetIn}>
            Let them in again
          </button>
        </section>
      )}
      <section>
        <h3>Ways in</h3>
        <dl className={styles.ways}>
          {waysWords(ways).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h3>Signed in</h3>
        {places.length === 0 && <p>Nowhere at the moment.</p>}
        <ul className={styles.places}>
          {places.map(({ id, device, way, startedAt, seenAt }) => (
            <li key={id}>
              <span>
                <strong>{device}</strong> {wayWords(way)}
                <small>
                  since {momentWords(startedAt)}, seen {momentWords(seenAt)}
                </small>
              </span>
              <button
                type="button"
                className="button button-quiet"
                aria-disabled={isBusy || undefined}
                onClick={() => onEnd(id)}
              >
                End this<span className="visually-hidden">: {device}</span>
              </button>
            </li>
          ))}
        </ul>
        {places.length > 1 && (
          <button type="button" className="button button-quiet" aria-disabled={isBusy || undefined} onClick={onEndAll}>
            End all of {person.name || 'theirs'}
          </button>
        )}
      </section>
    </>
  )
}
