import { type EditionCode, editionCodes } from '../../domain/edition/edition-code.ts'
import type { FindingKind } from '../../domain/staff/content-report.ts'
import { type KeyAct, useKeys } from '../app/keys.ts'
import type { RoomProps } from '../app/room-props.ts'
import { goTo } from '../app/route.ts'
import { ask } from '../ask.ts'
import { askContent, type Finding } from '../operations/ask-content.ts'
import { Column } from '../parts/column.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { useAnswer } from '../parts/use-answer.ts'
import { useNow } from '../parts/use-now.ts'
import styles from './content-room.module.css'
import {
  ageWords,
  byKind,
  checksWords,
  editionIn,
  editionWords,
  inOrder,
  kindWords,
  ofEdition,
  orderWords,
} from './content-words.ts'

const addressOf = (edition: EditionCode): string =>
  edition === 'en-au' ? '/staff/content/' : `/staff/content/?edition=${edition}`

const Findings = ({ findings }: { findings: readonly Finding[] }) => (
  <ul className={styles.findings}>
    {findings.map(({ edition, file, line, field, reason }) => (
      <li key={`${edition} ${file} ${line} ${field} ${reason}`}>
        <code>
          {file}:{line}
        </code>
        <span>
          {field !== '' && `${field}: `}
          {reason}
          {edition === null && ' (in every edition)'}
        </span>
      </li>
    ))}
  </ul>
)

const InOrder = ({ kinds }: { kinds: readonly FindingKind[] }) =>
  kinds.length > 0 && (
    <section className={styles.kind}>
      <h2>
        In order <span>{kinds.length}</span>
      </h2>
      <ul className={styles.order}>
        {kinds.map((kind) => (
          <li key={kind}>{orderWords[kind]}</li>
        ))}
      </ul>
    </section>
  )

/** What is missing or doubtful in the content, edition by edition, with the file to open. */
export const ContentRoom = ({ search }: RoomProps) => {
  const edition = editionIn(new URLSearchParams(search))
  const { answer, isUnreachable, refresh } = useAnswer(() => ask(askContent, {}))
  const now = useNow()
  const keys: KeyAct[] = [
    ...editionCodes.map((code, index) => ({
      key: `${index + 1}`,
      label: editionWords[code],
      run: () => goTo(addressOf(code)),
    })),
    { key: 'l', label: 'Look again', run: () => void refresh() },
  ]
  useKeys(keys)
  const own = answer ? ofEdition(answer.findings, edition) : []
  return (
    <Column title="Content">
      {isUnreachable && <p role="alert">We can’t reach the server.</p>}
      {answer === null && (
        <p>No build has left a report. The next one does: it reads the files under content/ and says what it finds.</p>
      )}
      {answer && (
        <>
          <p>
            {ageWords(answer.day, now.toISOString().slice(0, 10))} {checksWords(own)}
          </p>
          <Tabs
            tabs={editionCodes.map((code) => ({
              href: addressOf(code),
              name: editionWords[code],
              count: ofEdition(answer.findings, code).length,
              isCurrent: code === edition,
            }))}
          />
          {byKind(own).map(({ kind, findings }) => (
            <section key={kind} className={styles.kind}>
              <h2>
                {kindWords[kind]} <span>{findings.length}</span>
              </h2>
              <Findings findings={findings} />
            </section>
          ))}
          <InOrder kinds={inOrder(own)} />
        </>
      )}
    </Column>
  )
}
