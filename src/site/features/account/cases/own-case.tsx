import { timeInZone } from '../../../../domain/calendar/clock-in-zone.ts'
import { clockWords } from '../../../../domain/calendar/clock-words.ts'
import { formatDay } from '../../../../domain/calendar/day-format.ts'
import { dayInZone } from '../../../../domain/calendar/day-in-zone.ts'
import { dayWords, shortDay } from '../../../../domain/calendar/day-words.ts'
import { useShell } from '../../../components/shell-context.ts'
import type { Case } from '../operations/account-answers.ts'
import body from '../parts/account-body.module.css'
import { AccountSection } from '../parts/account-section.tsx'
import { zoneHere } from '../parts/day-here.ts'
import { myFilesPath } from '../parts/download.ts'
import { DownloadButton } from '../parts/download-button.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { caseWords, kindWords } from './case-words.ts'
import { MessageForm } from './message-form.tsx'
import styles from './own-case.module.css'

const dayStates = {
  ASKED: 'asked for',
  CONFIRMED: 'agreed',
  DECLINED: 'not possible',
}
const halves = { MORNING: ', morning', AFTERNOON: ', afternoon' }

interface Props {
  found: Case
  onChange: (found: Case) => void
}

/** A repair, a claim, a demo: how it stands, what was said, and what was sent with it. */
export const OwnCase = ({ found, onChange }: Props) => {
  const { code } = useShell().edition
  const zone = zoneHere(code)
  const { reference, form, receivedAt, state, title, lines, files, messages, demo } = found
  const moment = (at: string): string =>
    `${shortDay(dayInZone(new Date(at), zone))}, ${clockWords(timeInZone(new Date(at), zone))}`
  return (
    <>
      <PageHead
        title={`${caseWords[state].state}.`}
        back={{ href: `/${code}/account/cases/`, label: 'Repairs and demos' }}
      >
        <p>
          <strong>{title}</strong>. {caseWords[state].next}
        </p>
      </PageHead>
      <div className={`wrap ${body.body} ${body.two}`}>
        <div className={body.main}>
          {demo !== null && (
            <AccountSection heading="The days">
              <ul className={styles.days}>
                {demo.days.map(({ day, half, state: dayState }) => (
                  <li key={`${day}${half}`} data-state={dayState}>
                    <span>
                      {dayWords(day)}
                      {half === null ? '' : halves[half]}
                    </span>
                    <span>{dayStates[dayState]}</span>
                  </li>
                ))}
              </ul>
              {demo.dealer !== null && (
                <p className={styles.dealer}>
                  {demo.dealer.name} brings it.{' '}
                  <a href={`tel:${demo.dealer.phone.replaceAll(' ', '')}`}>{demo.dealer.phone}</a>
                </p>
              )}
            </AccountSection>
          )}
          <AccountSection heading="Messages" id="messages">
            {messages.length > 0 && (
              <ol className={styles.messages}>
                {messages.map(({ at, from, words, name }) => (
                  <li key={`${at} ${from} ${words}`} data-from={from}>
                    <p className={styles.who}>
                      <strong>{from === 'STAFF' ? name : 'You'}</strong> <span>{moment(at)}</span>
                    </p>
                    {words.split(/\n{2,}/).map((paragraph) => (
                      <p key={paragraph} className={styles.words}>
                        {paragraph}
                      </p>
                    ))}
                  </li>
                ))}
              </ol>
            )}
            <MessageForm reference={reference} onSent={onChange} />
          </AccountSection>
        </div>
        <aside className={`${body.card} ${styles.aside}`} aria-label="What you sent">
          <h2>
            {kindWords(form)} {reference}
          </h2>
          <p className={styles.received}>Sent {formatDay(dayInZone(new Date(receivedAt), zone))}</p>
          <dl>
            {lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {files.length > 0 && (
            <ul className={styles.files}>
              {files.map(({ id, name }) => (
                <li key={id}>
                  <DownloadButton from={myFilesPath} name={name} asked={{ file: id }}>
                    {name}
                  </DownloadButton>
                </li>
              ))}
            </ul>
          )}
        </aside>
      </div>
    </>
  )
}
