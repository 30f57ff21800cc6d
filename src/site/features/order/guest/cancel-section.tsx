import { useRef, useState } from 'react'
import { formatMoney } from '../../../../domain/money/money-format.ts'
import { useShell } from '../../../components/shell-context.ts'
import { paidCard } from '../paid-card.ts'
import { cancelOrder } from './cancel-order.ts'
import type { GuestOrder } from './guest-answer.ts'
import type { GuestKeys } from './guest-keys.ts'
import styles from './guest-order.module.css'
import type { Act } from './use-guest-order.ts'

interface Props {
  order: GuestOrder['order']
  keys: GuestKeys
  act: Act
}

/** Until it is packed an order can be called off. Asked twice: a slip of the thumb is not to cost it. */
export const CancelSection = ({ order, keys, act }: Props) => {
  const { currency, locale } = useShell().edition
  const [state, setState] = useState<'idle' | 'sure' | 'busy'>('idle')
  const [problem, setProblem] = useState('')
  const sure = useRef<HTMLButtonElement>(null)
  const back = order.card ? ` to ${paidCard(order.card)}` : ''

  const cancel = async () => {
    if (state === 'busy') return
    setState('busy')
    const done = await act(cancelOrder, { ...keys })
    setProblem(typeof done === 'string' ? done : '')
    setState('idle')
    // This section is gone: what is true now stands at the top.
    if (typeof done !== 'string') document.querySelector<HTMLElement>('h1')?.focus()
  }

  return (
    <section className={styles.section} aria-labelledby="call-off">
      <h2 id="call-off">Changed your mind?</h2>
      <p>
        It isn’t packed yet. Cancel it, and all of {formatMoney(order.total, currency, locale)} goes back{back}.
      </p>
      {state === 'idle' ? (
        <button
          type="button"
          className="button button-quiet"
          onClick={() => {
            setState('sure')
            requestAnimationFrame(() => sure.current?.focus())
          }}
        >
          Cancel it
        </button>
      ) : (
        <div className={styles.choice}>
          <button ref={sure} type="button" className="button" aria-disabled={state === 'busy'} onClick={cancel}>
            {state === 'busy' ? 'One moment' : `Yes, cancel ${order.number}`}
          </button>
          <button type="button" className="button button-quiet" onClick={() => setState('idle')}>
            Keep it
          </button>
        </div>
      )}
      <p role="alert" className="field-error">
        {problem}
      </p>
    </section>
  )
}
