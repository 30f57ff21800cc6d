import type { CaseFile, Message } from '../operations/inbox/case-answers.ts'
import { momentWords } from '../parts/time-words.ts'
import styles from './case-talk.module.css'
import { actWords, viaWords } from './inbox-words.ts'

const letterWords = ({ letter, trouble }: Message): string => {
  if (letter === 'sent') return 'letter sent'
  if (letter === 'dead') return `the letter could not be sent${trouble === null ? '' : `: ${trouble}`}`
  if (letter === 'queued') return trouble === null ? 'letter goes out' : `letter waits: ${trouble}`
  return ''
}

const MessageItem = ({ message }: { message: Message }) => {
  const { at, from, via, name, words } = message
  const went = letterWords(message)
  return (
    <li data-kind={from === 'STAFF' ? 'ours' : 'theirs'}>
      <p className={styles.who}>
        <b>{name}</b>, {viaWords(via)}, <time dateTime={at}>{momentWords(at)}</time>
        {went !== '' && <span data-bad={message.letter === 'dead' || undefined}>, {went}</span>}
      </p>
      <p className={styles.words}>{words}</p>
    </li>
  )
}

/** What was said since, and what staff have noted for each other, in the order in which it was. */
export const CaseTalk = ({ file: { messages, notes, acts } }: { file: CaseFile }) => {
  const items = [
    ...messages.map((message) => ({ at: message.at, id: message.id, message, note: undefined })),
    ...notes.map((note) => ({ at: note.at, id: note.id, message: undefined, note })),
  ].toSorted((one, other) => (one.at < other.at ? -1 : 1))
  return (
    <>
      {items.length > 0 && (
        <ol className={styles.talk} aria-label="Messages and notes">
          {items.map(({ id, message, note }) =>
            message ? (
              <MessageItem key={id} message={message} />
            ) : (
              note && (
                <li key={id} data-kind="note">
                  <p className={styles.who}>
                    <b>{note.name}</b>, a note for the team, <time dateTime={note.at}>{momentWords(note.at)}</time>
                  </p>
                  <p className={styles.words}>{note.words}</p>
                </li>
              )
            ),
          )}
        </ol>
      )}
      {acts.length > 0 && (
        <details className={styles.acts}>
          <summary>On record: {acts.length === 1 ? 'one act' : `${acts.length} acts`}</summary>
          <ol>
            {acts.map(({ at, name, act, detail }) => (
              <li key={at + act + name}>
                <time dateTime={at}>{momentWords(at)}</time> <b>{name}</b> {actWords(act, detail)}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}
