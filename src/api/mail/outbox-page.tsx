import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FailedJob } from '../jobs/failed-jobs.ts'
import type { MailAddress } from './mail-address.ts'
import { AnswerForm } from './outbox-answer.tsx'
import type { Answered } from './outbox-answered.ts'
import { type OutboxEntry, type OutboxState, outboxTime, stateDetail, stateNames } from './outbox-entry.ts'
import { outboxStylesPath } from './outbox-styles.ts'

const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{`${title} – outbox`}</title>
      <link rel="stylesheet" href={outboxStylesPath} />
      <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
    </head>
    <body>
      <main>{children}</main>
    </body>
  </html>
)

const State = ({ state }: { state: OutboxState }) => {
  const detail = stateDetail(state)
  return (
    <>
      <span className={`state ${state.kind}`}>{stateNames[state.kind]}</span>
      {detail !== '' && <span className="note"> {detail}</span>}
    </>
  )
}

const Moment = ({ at }: { at: Date }) => <time dateTime={at.toISOString()}>{outboxTime(at)}</time>

const written = ({ name, address }: MailAddress): string => (name === '' ? address : `${name} <${address}>`)

const Entry = ({ id, queuedAt, message, state }: OutboxEntry) => (
  <tr>
    <td>
      <Moment at={queuedAt} />
    </td>
    <td>{written(message.to)}</td>
    <td>
      <a href={`/outbox/${encodeURIComponent(id)}/`}>{message.subject === '' ? 'No subject' : message.subject}</a>
    </td>
    <td>
      <State state={state} />
    </td>
  </tr>
)

const Entries = ({ entries }: { entries: readonly OutboxEntry[] }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Queued</th>
        <th scope="col">To</th>
        <th scope="col">Subject</th>
        <th scope="col">State</th>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <Entry {...entry} key={entry.id} />
      ))}
    </tbody>
  </table>
)

const FailedJobs = ({ failed }: { failed: readonly FailedJob[] }) => (
  <ul>
    {failed.map(({ id, job, failedAt, reason }) => (
      <li key={id}>
        <Moment at={failedAt} /> <span className="state dead">{job}</span> <span className="note">{reason}</span>
      </li>
    ))}
  </ul>
)

/** What is in the outbox, and what went wrong for good. */
export interface OutboxContent {
  readonly entries: readonly OutboxEntry[]
  readonly dead?: readonly OutboxEntry[]
  readonly failed?: readonly FailedJob[]
}

const Outbox = ({ entries, dead = [], failed = [] }: OutboxContent) => (
  <Page title="Letters">
    <h1>Outbox</h1>
    <p className="note">What the site has sent people. Times are UTC.</p>
    {failed.length > 0 && (
      <section>
        <h2>Failed jobs</h2>
        <FailedJobs failed={failed} />
      </section>
    )}
    {dead.length > 0 && (
      <section>
        <h2>Dead letters</h2>
        <Entries entries={dead} />
        <h2>All letters</h2>
      </section>
    )}
    {entries.length === 0 ? (
      <p>Nothing has been written yet. Send a form and look again.</p>
    ) : (
      <Entries entries={entries} />
    )}
  </Page>
)

/** The frame follows no links, so they are to be had here. */
const TextPart = ({ text }: { text: string }) => (
  <pre>
    {text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:)])/).map((piece, index) =>
      index % 2 === 0 ? (
        piece
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the page is rendered once and never changes
        <a href={piece} rel="noreferrer" key={index}>
          {piece}
        </a>
      ),
    )}
  </pre>
)

const OneLetter = ({ id, queuedAt, message, state, answered }: OutboxEntry & { answered: Answered | undefined }) => (
  <Page title={message.subject}>
    <p>
      <a href="/outbox/">All letters</a>
    </p>
    <h1>{message.subject}</h1>
    <dl>
      <dt>State</dt>
      <dd>
        <State state={state} />
      </dd>
      <dt>Queued</dt>
      <dd>
        <Moment at={queuedAt} /> UTC
      </dd>
      <dt>From</dt>
      <dd>{written(message.from)}</dd>
      <dt>To</dt>
      <dd>{written(message.to)}</dd>
      {message.replyTo && (
        <>
          <dt>Reply-To</dt>
          <dd>{written(message.replyTo)}</dd>
        </>
      )}
      {message.inReplyTo !== undefined && (
        <>
          <dt>In-Reply-To</dt>
          <dd>{message.inReplyTo}</dd>
        </>
      )}
      <dt>Message-ID</dt>
      <dd>{message.messageId}</dd>
    </dl>
    <AnswerForm id={id} to={message.replyTo ?? message.from} as={message.to} answered={answered} />
    <div className="parts">
      <section>
        <h2>HTML</h2>
        {/* An empty sandbox: no scripts, no forms, an origin of its own. */}
        <iframe title="The letter as HTML" sandbox="" srcDoc={message.html} />
      </section>
      <section>
        <h2>Text</h2>
        <TextPart text={message.text} />
      </section>
    </div>
  </Page>
)

/** The developer's outbox at `/outbox/`. To be served with `outboxPolicy`. */
export const outboxPage = (content: OutboxContent): string =>
  `<!doctype html>${renderToStaticMarkup(<Outbox {...content} />)}`

/** One letter at `/outbox/<id>/`. To be served with `outboxPolicy`. */
export const outboxLetterPage = (entry: OutboxEntry, answered?: Answered): string =>
  `<!doctype html>${renderToStaticMarkup(<OneLetter {...entry} answered={answered} />)}`
