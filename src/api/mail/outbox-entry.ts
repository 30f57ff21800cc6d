import type { MailMessage } from './mail-message.ts'

export type OutboxState =
  | { readonly kind: 'queued' }
  | { readonly kind: 'sent'; readonly at: Date }
  /** Tried in vain; it will be tried again. */
  | { readonly kind: 'failed'; readonly reason: string; readonly attempts: number; readonly nextAt?: Date }
  /** Refused for good, or tried too often: a dead letter. */
  | { readonly kind: 'dead'; readonly reason: string; readonly attempts: number }

/** A message of the queue, as the outbox shows it. */
export interface OutboxEntry {
  readonly id: string
  readonly queuedAt: Date
  readonly message: MailMessage
  readonly state: OutboxState
}

export const stateNames: Readonly<Record<OutboxState['kind'], string>> = {
  queued: 'Queued',
  sent: 'Sent',
  failed: 'Failed so far',
  dead: 'Dead letter',
}

/** To the second, in UTC, as logs have it. */
export const outboxTime = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ')

const timesTried = (attempts: number): string => (attempts === 1 ? 'Tried once' : `Tried ${attempts} times`)

/** What is behind the name of a state; empty where there is nothing to add. */
export const stateDetail = (state: OutboxState): string => {
  switch (state.kind) {
    case 'queued':
      return ''
    case 'sent':
      return `${outboxTime(state.at)} UTC`
    case 'failed':
      return `${timesTried(state.attempts)}: ${state.reason}${state.nextAt ? `. Again at ${outboxTime(state.nextAt)} UTC` : ''}`
    case 'dead':
      return `${timesTried(state.attempts)}: ${state.reason}`
  }
}
