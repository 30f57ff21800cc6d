import type { Flow } from './payment-flow.ts'
import { localClock } from './verify-words.ts'

interface Props {
  flow: Flow
  /** Whether what is in the order is still held. */
  isHeld: boolean
}

/** Under the headline: how it stands, and that nothing is charged before Pay. */
export const VerifyLead = ({ flow, isHeld }: Props) => {
  switch (flow.phase) {
    case 'placing':
      return <p>We’re checking every price. Nothing is charged until you press Pay.</p>
    case 'stopped':
      return <p>Nothing was charged. One thing needs sorting first.</p>
    case 'verifying':
      return <p>Your bank wants a word with you. Keep this page open; the order will wait.</p>
    case 'paying':
    case 'asking':
      return <p>We’re asking the bank. Keep this page open; there’s nothing to press.</p>
    case 'paid':
      return <p>It’s paid. Your order is on the next page.</p>
    case 'ready':
      return isHeld ? (
        <p>
          Nothing is charged until you press Pay. We hold these items for you until{' '}
          <strong>{localClock(flow.order.heldUntil)}</strong>.
        </p>
      ) : (
        <p>Nothing was charged. We no longer hold these items for you: go on, and we check they’re still here.</p>
      )
  }
}
