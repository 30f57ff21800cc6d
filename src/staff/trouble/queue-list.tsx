import type { Trouble } from '../operations/trouble/ask-trouble.ts'
import styles from './trouble.module.css'
import { jobWords, waitWords } from './trouble-words.ts'

interface Props {
  trouble: Trouble
  now: Date
}

/** What waits and for how long: what waits for hours is not being done. */
export const QueueList = ({ trouble: { queuedLetters, oldestLetter, queues }, now }: Props) => (
  <dl className={styles.queues}>
    <div>
      <dt>Letters to be sent</dt>
      <dd>
        {queuedLetters === 0 ? 'None' : queuedLetters}
        {oldestLetter !== null && `, the oldest ${waitWords(oldestLetter, now)}`}
      </dd>
    </div>
    {queues
      .filter(({ queue }) => queue !== 'send-letter')
      .map(({ queue, waiting, oldest }) => (
        <div key={queue}>
          <dt>{jobWords(queue)}</dt>
          <dd>
            {waiting}, the oldest {waitWords(oldest, now)}
          </dd>
        </div>
      ))}
    {queues.length === 0 && (
      <div>
        <dt>Other work</dt>
        <dd>Nothing waits</dd>
      </div>
    )}
  </dl>
)
