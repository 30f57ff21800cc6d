import { dayWords } from '../../domain/calendar/day-words.ts'
import { thingPath } from '../../domain/staff/thing-path.ts'
import { type ListedPerson, type PersonFile, roleOf } from '../operations/people/person-answers.ts'
import { ActsOf } from '../parts/acts-of.tsx'
import { DeskLink } from '../parts/desk-link.tsx'
import { momentWords } from '../parts/time-words.ts'
import { PersonAccess } from './person-access.tsx'
import styles from './person-detail.module.css'
import { roleWords } from './person-words.ts'

interface Props {
  listed: ListedPerson | undefined
  /** Undefined until it is there, null where there is nobody like that. */
  file: PersonFile | null | undefined
  isBusy: boolean
  onEnd: (place: string) => void
  onEndAll: () => void
  onLetIn: () => void
}

const counted = (many: number, one: string, several: string): string =>
  many === 0 ? `No ${several}` : many === 1 ? `One ${one}` : `${many} ${several}`

const How = ({ file }: { file: PersonFile }) => (
  <section>
    <h3>How that came</h3>
    {file.changes.length === 0 ? (
      <p>Nobody has changed it: everybody begins as a customer.</p>
    ) : (
      <ol className={styles.changes}>
        {file.changes.map(({ from, to, who, at }) => (
          <li key={at}>
            <time dateTime={at}>{momentWords(at)}</time>
            <span>
              {roleWords[roleOf(from)]} → <strong>{roleWords[roleOf(to)]}</strong> by {who}
            </span>
          </li>
        ))}
      </ol>
    )}
  </section>
)

const Theirs = ({ file: { person, orders, cases } }: { file: PersonFile }) => {
  const q = encodeURIComponent(person.email)
  return (
    <section>
      <h3>What is theirs</h3>
      <ul className={styles.theirs}>
        <li>
          {orders === 0 ? (
            'No orders'
          ) : (
            <DeskLink href={`/staff/orders/?view=all&q=${q}`}>{counted(orders, 'order', 'orders')}</DeskLink>
          )}
        </li>
        <li>
          {cases === 0 ? (
            'No letters or forms'
          ) : (
            <DeskLink href={`/staff/inbox/?view=all&q=${q}`}>
              {counted(cases, 'letter or form', 'letters and forms')}
            </DeskLink>
          )}
        </li>
      </ul>
    </section>
  )
}

/** Somebody, as staff see them: what they may do, what is theirs, how they get in. */
export const PersonDetail = ({ listed, file, ...access }: Props) => {
  if (file === null) return <p className={styles.none}>There is nobody like that, or not any more.</p>
  const person = file?.person ?? listed
  if (person === undefined) return null
  return (
    <article className={styles.detail}>
      <header>
        <h2>{person.name || 'No name'}</h2>
        <p>
          <strong>{roleWords[roleOf(person.role)]}</strong>
          {file?.dealer && (
            <>
              {', '}
              <DeskLink href={thingPath('dealer', `${file.dealer.edition}/${file.dealer.slug}`)}>
                {file.dealer.name}
              </DeskLink>
            </>
          )}
          {file?.isMe && ', and that is you'}
        </p>
        <p>
          {person.email === '' ? (
            'Nobody has proved an address here.'
          ) : (
            <a href={`mailto:${person.email}`}>{person.email}</a>
          )}
          {file && file.phone !== '' && (
            <>
              {' · '}
              <a href={`tel:${file.phone}`}>{file.phone}</a>
            </>
          )}
        </p>
      </header>
      {file?.deletionOn && (
        <p className={styles.leaving}>
          They have asked for their account to be deleted. It goes on {dayWords(file.deletionOn)}; until then they may
          change their mind.
        </p>
      )}
      {file && (
        <>
          <How file={file} />
          <Theirs file={file} />
          <PersonAccess file={file} {...access} />
          <ActsOf
            key={person.id}
            subject="person"
            of={person.id}
            revision={`${file.revision} ${file.places.length} ${file.lockouts.length}`}
          />
        </>
      )}
    </article>
  )
}
