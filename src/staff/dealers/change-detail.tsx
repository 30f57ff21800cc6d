import { markedDifference } from '../../domain/text/marked-difference.ts'
import { type ChangeFile, stateOf } from '../operations/dealers/dealer-answers.ts'
import { DeskLink } from '../parts/desk-link.tsx'
import { momentWords } from '../parts/time-words.ts'
import { dealerAddress } from './application-detail.tsx'
import styles from './detail.module.css'
import { MatterHead } from './matter-head.tsx'

type Difference = ChangeFile['differences'][number]

const Side = ({ before, after, side }: Pick<Difference, 'before' | 'after'> & { side: 'gone' | 'new' }) => {
  const Mark = side === 'gone' ? 'del' : 'ins'
  const text = side === 'gone' ? before : after
  if (text === '') return <span className={styles.muted}>Nothing</span>
  let at = 0
  return markedDifference(before, after)
    .filter(({ mark }) => mark === 'same' || mark === side)
    .map(({ text: piece, mark }) => {
      at += piece.length
      return mark === 'same' ? <span key={at}>{piece}</span> : <Mark key={at}>{piece}</Mark>
    })
}

/** What a dealer wants to be listed as: before and after, with the words marked that differ. */
export const ChangeDetail = ({ file, others }: { file: ChangeFile; others: readonly string[] }) => (
  <article className={styles.detail}>
    <MatterHead
      title={file.dealerName}
      state={stateOf(file.state)}
      at={file.settledAt ?? file.askedAt}
      by={file.settledBy}
      others={others}
    />
    <p>
      {file.askedBy} asked {momentWords(file.askedAt)} for{' '}
      <DeskLink href={dealerAddress(file.edition, file.dealer)}>
        {file.dealerName}, {file.suburb}
      </DeskLink>
      .
    </p>
    {file.words !== null && <p className={styles.quote}>“{file.words}”</p>}
    <dl className={styles.difference}>
      {file.differences.map(({ label, before, after, now }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <small>Before</small>
            <Side before={before} after={after} side="gone" />
          </dd>
          <dd>
            <small>After</small>
            <Side before={before} after={after} side="new" />
          </dd>
          {now !== null && <dd className={styles.now}>Listed now: {now === '' ? 'nothing' : now}</dd>}
        </div>
      ))}
    </dl>
  </article>
)
