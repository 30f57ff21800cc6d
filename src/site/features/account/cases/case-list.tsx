import { formatDay } from '../../../../domain/calendar/day-format.ts'
import { useShell } from '../../../components/shell-context.ts'
import { Icon } from '../../../icons/icon.tsx'
import type { CaseSummary } from '../operations/account-answers.ts'
import styles from './case-list.module.css'
import { caseWords, isOpenCase, kindWords } from './case-words.ts'

/** Repairs, claims, demos and messages, newest first. */
export const CaseList = ({ cases }: { cases: readonly CaseSummary[] }) => {
  const { code } = useShell().edition
  if (cases.length === 0)
    return (
      <ul className={`link-rows rows ${styles.none}`}>
        <li>
          <a href={`/${code}/support/repairs-and-parts/#request`}>
            Send a robot to the bench <Icon name="right" />
          </a>
        </li>
        <li>
          <a href={`/${code}/book-a-demo/`}>
            See one at work in your pool <Icon name="right" />
          </a>
        </li>
        <li>
          <a href={`/${code}/support/contact/`}>
            Ask us something <Icon name="right" />
          </a>
        </li>
      </ul>
    )
  return (
    <ul className={styles.list}>
      {cases.map(({ reference, form, receivedAt, state, title, unread }) => (
        <li key={reference} data-open={isOpenCase(state) || undefined}>
          <a href={`/${code}/account/cases/${reference}/`}>
            <span className={styles.title}>
              {title}
              <small>
                {kindWords(form)} {reference}, {formatDay(receivedAt.slice(0, 10))}
              </small>
            </span>
            <span className={styles.state}>
              {caseWords[state].state}
              {unread > 0 && <strong>{unread === 1 ? '1 new message' : `${unread} new messages`}</strong>}
            </span>
            <Icon name="right" />
          </a>
        </li>
      ))}
    </ul>
  )
}
