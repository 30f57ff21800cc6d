import { shortDay } from '../../domain/calendar/day-words.ts'
import { firstName } from '../../domain/demos/demo-words.ts'
import { type DemoFile, stateOf } from '../operations/demos/demo-answers.ts'
import { momentWords } from '../parts/time-words.ts'
import styles from './demo-detail.module.css'
import { askWords, nextWords, standsWords, timeWords, titleOf } from './demo-words.ts'
import { possibleActs } from './possible-acts.ts'

interface Props {
  reference: string
  /** Undefined until it is there, null where there is none. */
  demo: DemoFile | null | undefined
  others: readonly string[]
  /** Slug of the dealer that would be asked next. */
  chosen: string | undefined
  isBusy: boolean
  onChoose: (dealer: string) => void
  onAsk: () => void
  onMove: () => void
  onConfirm: () => void
  onGiveUp: () => void
  onCancel: () => void
}

const Facts = ({ demo }: { demo: DemoFile }) => {
  const { wishes, where, pool, model, notes, phone, email, dealerName, dealerPhone, reference } = demo
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Wants</dt>
        <dd>{wishes.map(shortDay).join(', or ')}</dd>
      </div>
      {demo.day !== null && (
        <div>
          <dt>{stateOf(demo.state) === 'accepted' ? 'Settled' : 'Offered'}</dt>
          <dd>
            {timeWords(demo)}, {demo.minutes} min
          </dd>
        </div>
      )}
      {dealerName !== null && (
        <div>
          <dt>Dealer</dt>
          <dd>
            {dealerName} <a href={`tel:${dealerPhone?.replaceAll(' ', '') ?? ''}`}>{dealerPhone}</a>
          </dd>
        </div>
      )}
      <div>
        <dt>Where</dt>
        <dd>{where}</dd>
      </div>
      <div>
        <dt>Pool</dt>
        <dd>{pool}</dd>
      </div>
      <div>
        <dt>Robot</dt>
        <dd>{model ?? 'Whichever suits'}</dd>
      </div>
      {notes !== null && (
        <div>
          <dt>Says</dt>
          <dd>“{notes}”</dd>
        </div>
      )}
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </dd>
      </div>
      <div>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>Reference</dt>
        <dd>{reference}</dd>
      </div>
    </dl>
  )
}

const AskNext = ({
  demo,
  chosen,
  isBusy,
  onChoose,
  onAsk,
}: Pick<Props, 'chosen' | 'isBusy' | 'onChoose' | 'onAsk'> & { demo: DemoFile }) => {
  const dealer = demo.next.find(({ slug }) => slug === chosen)
  if (demo.next.length === 0)
    return <p className={styles.none}>Nobody else within reach does demos. Ring {firstName(demo.name)}.</p>
  return (
    <>
      <fieldset className={styles.next}>
        <legend>Ask next</legend>
        {demo.next.map((each, at) => (
          <label key={each.slug}>
            <input type="radio" name="next" checked={each.slug === chosen} onChange={() => onChoose(each.slug)} />
            <span>
              {each.name}
              <small>{nextWords(each, demo.wishes)}</small>
            </span>
            <kbd>{at + 1}</kbd>
          </label>
        ))}
      </fieldset>
      {dealer !== undefined && (
        <button type="button" className="button" aria-disabled={isBusy || undefined} onClick={onAsk}>
          Ask {dealer.name} <kbd>↵</kbd>
        </button>
      )}
      <p className={styles.after}>Both get a letter. {firstName(demo.name)}’s says who and why.</p>
    </>
  )
}

/** One request, whole: what is wanted, who could come, and who was asked. */
export const DemoDetail = (props: Props) => {
  const { reference, demo, others, isBusy } = props
  if (demo === null)
    return (
      <p className={styles.none}>
        There is no request {reference}. A letter of it may be wrong: find it in the calendar instead.
      </p>
    )
  if (demo === undefined) return null
  const can = possibleActs(stateOf(demo.state))
  return (
    <article className={styles.detail}>
      <h2>{titleOf(demo)}</h2>
      <p className={styles.stands}>{standsWords(demo)}</p>
      {others.length > 0 && <p className={styles.others}>{others.join(', ')} has it open, too</p>}
      <Facts demo={demo} />
      {can.ask && <AskNext {...props} demo={demo} />}
      <div className={styles.acts}>
        {can.confirm && (
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={isBusy || undefined}
            onClick={props.onConfirm}
          >
            Settle by phone <kbd>C</kbd>
          </button>
        )}
        {can.ask && (
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={isBusy || undefined}
            onClick={props.onMove}
          >
            Move <kbd>M</kbd>
          </button>
        )}
        {can.giveUp && (
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={isBusy || undefined}
            onClick={props.onGiveUp}
          >
            Nobody can come <kbd>U</kbd>
          </button>
        )}
        {can.cancel && (
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={isBusy || undefined}
            onClick={props.onCancel}
          >
            Cancel it <kbd>Del</kbd>
          </button>
        )}
      </div>
      {demo.asks.length > 0 && (
        <>
          <h3>Who was asked</h3>
          <ol className={styles.history}>
            {demo.asks.map((ask) => (
              <li key={ask.askedAt + ask.dealer} data-open={ask.answer === null || undefined}>
                <time dateTime={ask.answeredAt ?? ask.askedAt}>{momentWords(ask.answeredAt ?? ask.askedAt)}</time>
                <span>{askWords(ask)}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </article>
  )
}
