import type { ListedMail, MailFile } from '../operations/mail/mail-answers.ts'
import { momentWords } from '../parts/time-words.ts'
import styles from './mail-detail.module.css'
import { mailStateWords, sameSenderWords, senderWords, sizeWords, subjectWords } from './mail-words.ts'
import { SaveMailFile } from './save-mail-file.tsx'
import { SenderVerdict } from './sender-verdict.tsx'

interface Props {
  /** What the list has of it: it is there before the rest. */
  listed: ListedMail | undefined
  /** Undefined until it is there, null where there is none. */
  file: MailFile | null | undefined
  others: readonly string[]
  /** Whether it can still be put with something. */
  canPlace: boolean
  onAttach: (reference: string) => void
}

const Files = ({ attachments }: Pick<MailFile, 'attachments'>) =>
  attachments.length > 0 && (
    <section>
      <h3>Files</h3>
      <ul className={styles.files}>
        {attachments.map(({ name, bytes, file, refused }, index) => (
          <li key={name + String(index)} data-refused={refused !== null || undefined}>
            <strong>{name}</strong> {bytes > 0 && sizeWords(bytes)}
            <small>{refused === null ? 'Kept. It goes where the mail goes.' : `Not kept. ${refused}`}</small>
            {file !== null && <SaveMailFile file={file} name={name} />}
          </li>
        ))}
      </ul>
    </section>
  )

const MaybeAbout = ({ file, canPlace, onAttach }: { file: MailFile } & Pick<Props, 'canPlace' | 'onAttach'>) =>
  file.maybeAbout.length > 0 && (
    <section>
      <h3>May be about</h3>
      <ul className={styles.about}>
        {file.maybeAbout.map(({ reference, what, email, receivedAt, isSameSender }) => (
          <li key={reference}>
            <span>
              <strong>{what}</strong> {reference}
              <small>
                {isSameSender
                  ? `${sameSenderWords(file.mail)}, ${momentWords(receivedAt)}`
                  : `Named in the subject, but it came from ${email}: make sure that it is them`}
              </small>
            </span>
            {canPlace && (
              <button type="button" className="button button-quiet" onClick={() => onAttach(reference)}>
                Put it there
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )

/** One mail, whole. What the list has of it stands at once; the rest comes without a jump. */
export const MailDetail = ({ listed, file, others, canPlace, onAttach }: Props) => {
  if (file === null)
    return <p className={styles.none}>That mail isn’t here any more. It was forgotten when its time was over.</p>
  const mail = file?.mail ?? listed
  if (mail === undefined) return null
  return (
    <article className={styles.detail}>
      <header>
        <h2>{subjectWords(mail)}</h2>
        <p className={styles.since}>
          <strong>{senderWords(mail)}</strong> {mail.name !== '' && mail.from}
          <SenderVerdict mail={mail} />
          <span className={styles.state} data-state={mail.state}>
            {mailStateWords[mail.state]}, came {momentWords(mail.at)}
          </span>
          {others.length > 0 && <span className={styles.others}>{others.join(', ')} has it open, too</span>}
        </p>
      </header>
      <p className={styles.words}>{file?.words ?? mail.gist}</p>
      {file && (
        <>
          <Files attachments={file.attachments} />
          <MaybeAbout file={file} canPlace={canPlace} onAttach={onAttach} />
          {mail.verdict !== 'vouched' && (
            <p className={styles.note}>
              Anybody can write any sender. Ask before you tell anybody anything. Put with a case, it is answered to the
              address of the case.
            </p>
          )}
        </>
      )}
    </article>
  )
}
