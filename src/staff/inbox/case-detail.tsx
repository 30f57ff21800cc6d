import type { ReactNode, RefObject } from 'react'
import { formNames } from '../../domain/forms/form-kind.ts'
import { type CaseFile, formOf, type ListedCase, type Sent } from '../operations/inbox/case-answers.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { NoteField } from '../parts/note-field.tsx'
import { momentWords } from '../parts/time-words.ts'
import { CaseAside } from './case-aside.tsx'
import styles from './case-detail.module.css'
import { CasePhotos } from './case-photos.tsx'
import { CaseTalk } from './case-talk.tsx'
import { roomOfCase } from './inbox-address.ts'
import { standing } from './inbox-words.ts'

interface Props {
  reference: string
  /** What the list has of it: it is there before the rest. */
  listed: ListedCase | undefined
  /** Undefined until it is there, null where there is none. */
  file: CaseFile | null | undefined
  others: readonly string[]
  now: Date
  noteRef: RefObject<HTMLTextAreaElement | null>
  onNote: (words: string) => Promise<boolean>
  /** The box for the answer. */
  children: ReactNode
}

/** Said elsewhere: at the head, as the words themselves, as files. */
const saidElsewhere = ['name', 'contact', 'email', 'phone', 'suburb', 'photos', 'receipt', 'cv']

const Facts = ({ sent: { lines, words } }: { sent: Pick<Sent, 'lines' | 'words'> }) => {
  const shown = lines.filter(({ field, value }) => value !== words && !saidElsewhere.includes(field))
  return (
    <dl className={styles.facts}>
      {shown.map(({ field, label, value }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Head = ({ file, others, now }: Pick<Props, 'others' | 'now'> & { file: CaseFile }) => {
  const { sent, assignee } = file
  const form = formOf(sent.form)
  const room = roomOfCase(form, sent.reference)
  const stands = standing(file, now)
  return (
    <>
      <p className={styles.from}>
        <span>
          <b>{sent.name}</b> <a href={`mailto:${sent.email}`}>{sent.email}</a>
          {sent.phone !== '' && (
            <>
              , <a href={`tel:${sent.phone}`}>{sent.phone}</a>
            </>
          )}
          {sent.place !== '' && `, ${sent.place}`}
        </span>
        <span>
          {formNames[form]}, {sent.reference}, {momentWords(sent.receivedAt)}
        </span>
      </p>
      <p className={styles.stands}>
        <span data-over={stands.isOver || undefined}>{stands.words}</span>{' '}
        {assignee === null ? 'Nobody has it yet.' : `${assignee.name} has it.`}
        {others.length > 0 && <span className={styles.others}>{others.join(', ')} has it open, too</span>}
      </p>
      {room && (
        <p className={styles.room}>
          <DeskLink href={room.href}>Open it in {room.name}</DeskLink>
        </p>
      )}
      {file.mergedInto !== null && (
        <p className={styles.room}>
          <DeskLink href={`/staff/inbox/${encodeURIComponent(file.mergedInto)}/?view=all`}>
            Go on in {file.mergedInto}
          </DeskLink>
        </p>
      )}
    </>
  )
}

/** One case, whole. What the list has of it stands at once; the rest comes without a jump. */
export const CaseDetail = ({ reference, listed, file, others, now, noteRef, onNote, children }: Props) => {
  if (file === null)
    return (
      <p className={styles.none}>
        There is no case {reference}. A character may be wrong: search for the name instead. What was sent long ago is
        deleted.
      </p>
    )
  const about = file?.sent.about ?? listed?.about
  return (
    <article className={styles.detail}>
      <header>
        <h2>{about}</h2>
      </header>
      {file ? (
        <div className={styles.columns}>
          <div>
            <Head file={file} others={others} now={now} />
            {file.sent.words !== '' && <p className={styles.words}>{file.sent.words}</p>}
            <CasePhotos key={`${reference} files`} files={file.files} />
            <Facts sent={file.sent} />
            {file.merged.map((merged) => (
              <section key={merged.reference} className={styles.merged}>
                <h3>
                  Sent before as {merged.reference}, {momentWords(merged.receivedAt)}
                </h3>
                {merged.words !== '' && <p className={styles.words}>{merged.words}</p>}
                <Facts sent={merged} />
              </section>
            ))}
            <CaseTalk file={file} />
            {children}
            <NoteField
              key={`${reference} note`}
              placeholder="Write a note for the team. The customer never sees it."
              most={2000}
              noteRef={noteRef}
              onNote={onNote}
            />
          </div>
          <CaseAside file={file} />
        </div>
      ) : (
        listed && (
          <p className={styles.from}>
            <b>{listed.name}</b>
          </p>
        )
      )}
    </article>
  )
}
