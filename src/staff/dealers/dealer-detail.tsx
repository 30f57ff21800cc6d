import { lineWords } from '../../domain/dealers/listing-words.ts'
import { type DealerFile, stateOf } from '../operations/dealers/dealer-answers.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { momentWords } from '../parts/time-words.ts'
import { addressOf, type Opened } from './dealer-place.ts'
import { minutesWords, offWords, sourceWords, stateWords } from './dealer-words.ts'
import styles from './detail.module.css'
import { Facts } from './facts.tsx'
import { MatterHead } from './matter-head.tsx'

interface Props {
  file: DealerFile
  others: readonly string[]
  onRemovePerson: (email: string) => void
}

const opens = (opened: Opened): string => addressOf({ view: 'all', words: '', edition: '', state: '', opened })

const Demos = ({ file: { demos, openDemos } }: { file: DealerFile }) => {
  const { asked, accepted, declined, unanswered, medianMinutes } = demos
  return (
    <>
      <h3>Demos, last six months</h3>
      <Facts
        facts={[
          { label: 'Asked for', value: asked },
          { label: 'Accepted', value: accepted },
          { label: 'Declined', value: declined },
          { label: 'Unanswered', value: unanswered },
          {
            label: 'Answers in',
            value:
              medianMinutes === null ? 'No answer yet' : `${minutesWords(medianMinutes)}, half of the time or sooner`,
          },
          { label: 'Open now', value: openDemos },
        ]}
      />
    </>
  )
}

const Terms = ({ terms }: Pick<DealerFile, 'terms'>) => (
  <>
    <h3>Price terms</h3>
    {terms.length === 0 ? (
      <p className={styles.muted}>Nothing is agreed yet. The dealer sees the prices of the shop.</p>
    ) : (
      <Facts
        facts={terms.map(({ line, off }) => ({
          label: line === '' ? 'All lines' : lineWords(line),
          value: `${offWords(off)} off`,
        }))}
      />
    )}
  </>
)

const People = ({ file: { people }, onRemovePerson }: Pick<Props, 'file' | 'onRemovePerson'>) => (
  <>
    <h3>People</h3>
    {people.length === 0 ? (
      <p className={styles.muted}>Nobody has this dealer’s area. P gives it to somebody who has an account.</p>
    ) : (
      <ul className={styles.rows}>
        {people.map(({ name, email, seenAt }) => (
          <li key={email}>
            <span>
              {name}{' '}
              <small>
                {email}, last here {momentWords(seenAt)}
              </small>
            </span>
            <button type="button" className="button button-quiet" onClick={() => onRemovePerson(email)}>
              Take it away<span className="visually-hidden"> from {name}</span>
            </button>
          </li>
        ))}
      </ul>
    )}
  </>
)

const Asked = ({ file: { changes, warranties } }: { file: DealerFile }) => (
  <>
    {changes.length > 0 && (
      <>
        <h3>Changes</h3>
        <ul className={styles.rows}>
          {changes.map(({ id, name, state, at }) => (
            <li key={id}>
              <DeskLink href={opens({ matter: 'change', of: id })}>{momentWords(at)}</DeskLink>
              <small>
                {name}, {stateWords[stateOf(state)].toLowerCase()}
              </small>
            </li>
          ))}
        </ul>
      </>
    )}
    {warranties.length > 0 && (
      <>
        <h3>Warranty requests</h3>
        <ul className={styles.rows}>
          {warranties.map(({ number, serialNumber, state, at }) => (
            <li key={number}>
              <DeskLink href={opens({ matter: 'warranty', of: number })}>{number}</DeskLink>
              <small>
                {serialNumber}, {momentWords(at)}, {stateWords[stateOf(state)].toLowerCase()}
              </small>
            </li>
          ))}
        </ul>
      </>
    )}
  </>
)

/** A dealer as it is listed, and who says so; its people, demos and terms. */
export const DealerDetail = ({ file, others, onRemovePerson }: Props) => (
  <article className={styles.detail}>
    <MatterHead title={file.name} state={file.isActive ? 'listed' : 'unlisted'} others={others} />
    <Facts
      facts={file.fields.map(({ label, value, from }) => ({
        label,
        value: value === '' ? <span className={styles.muted}>Nothing</span> : value,
        aside: `from ${sourceWords[from]}`,
      }))}
    />
    <People file={file} onRemovePerson={onRemovePerson} />
    <Demos file={file} />
    <Terms terms={file.terms} />
    <Asked file={file} />
  </article>
)
