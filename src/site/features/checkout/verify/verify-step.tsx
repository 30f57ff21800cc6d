import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { printPhone } from '../../../../domain/forms/checks/phone-number.ts'
import { stepPath } from '../../../../domain/orders/step-path.ts'
import { Prose } from '../../../components/prose.tsx'
import { useShell } from '../../../components/shell-context.ts'
import { useMinute } from '../../../state/use-minute.ts'
import { useCartCode } from '../../cart/cart-code.ts'
import { useCart } from '../../cart/cart-provider.tsx'
import { useShopTerms } from '../../delivery/use-shop-terms.ts'
import page from '../../order/order-layout.module.css'
import { OrderLines } from '../../order/order-lines.tsx'
import { summaryOfCart, summaryOfOrder } from '../../order/summary-view.ts'
import { type ArrivalNote, leaveNote } from '../frame/arrival-note.ts'
import { LabelRow } from '../frame/label-row.tsx'
import { NothingToCheckOut } from '../frame/nothing-to-check-out.tsx'
import { OfflineBar } from '../frame/offline-bar.tsx'
import { useOnline } from '../frame/use-online.ts'
import { WithoutScripts } from '../frame/without-scripts.tsx'
import { checkoutStore } from '../kept/checkout-store.ts'
import { useCheckout } from '../kept/use-checkout.ts'
import { ChangeList } from './change-list.tsx'
import { LineTrouble } from './line-trouble.tsx'
import { noteWords } from './note-words.ts'
import { isForWorse, orderChanges } from './order-changes.ts'
import { payButtonWords, termsId } from './pay-button-words.ts'
import { PayPanel } from './pay-panel.tsx'
import { isUnderway } from './payment-flow.ts'
import { PaymentRow } from './payment-row.tsx'
import { StopNotice } from './stop-notice.tsx'
import { usePayment } from './use-payment.ts'
import { useStepOrder } from './use-step-order.ts'
import { VerifyLead } from './verify-lead.tsx'
import styles from './verify-step.module.css'
import { deliveryWords, placeWords } from './verify-words.ts'

interface Props {
  /** The editor's words until there is more to say. */
  lead: string | undefined
  notes: ReactNode
}

const accept = (id: string, isAccepted: boolean) =>
  checkoutStore.change((before) => ({
    ...before,
    accepted: [...before.accepted.filter((each) => each !== id), ...(isAccepted ? [id] : [])],
  }))

/** Second step: the whole order once more by the word of the server, and the one button that charges. */
export const VerifyStep = ({ lead, notes }: Props) => {
  const { edition } = useShell()
  const { cart } = useCart()
  const { checkout } = useCheckout()
  const { typed: code } = useCartCode()
  const isOnline = useOnline()
  const terms = useShopTerms('en-au')
  const now = useMinute()
  const { isDue, isEmpty } = useStepOrder(edition.code)
  const [flow, dispatch] = usePayment(isDue)

  const leave = useEffectEvent((step: 'details' | 'complete', note?: ArrivalNote) => {
    if (note !== undefined) leaveNote(note)
    location.replace(stepPath(edition.code, step))
  })
  const isPaid = flow.phase === 'paid'
  const isRefused = flow.phase === 'stopped' && flow.stop.kind === 'problems'
  useEffect(() => {
    if (isPaid) leave('complete')
    if (isRefused) leave('details', 'no-details')
  }, [isPaid, isRefused])

  const isPlaced = flow.phase === 'ready' || isPaid
  const keepsAddress = checkout?.keeps?.address ?? false
  useEffect(() => {
    if (!isPlaced || !keepsAddress) return
    // What cannot be fetched is asked for again with the next look at the order.
    import('../kept/save-kept-address.ts').then(
      ({ saveKeptAddress }) => saveKeptAddress(),
      () => undefined,
    )
  }, [isPlaced, keepsAddress])

  if (isEmpty && !isPaid) return <NothingToCheckOut />

  const order = 'order' in flow ? flow.order : undefined
  const view = order === undefined ? summaryOfCart(cart, null) : summaryOfOrder(order)
  const { accepted = [], details = {}, seen } = checkout ?? {}
  const isReady = flow.phase === 'ready'
  const isWithBank = isUnderway(flow)
  const changes = isReady ? orderChanges(seen, flow.order) : []
  const unticked = changes.filter((each) => isForWorse(each) && !accepted.includes(each.id)).map(({ id }) => id)
  const hasTerms = accepted.includes(termsId)
  const isHeld = order === undefined || now === undefined || new Date(order.heldUntil) > now

  const takeAnotherCard = () => {
    checkoutStore.change(({ card: _card, ...rest }) => rest)
    leaveNote('another-card')
    location.assign(`${stepPath(edition.code, 'details')}#card`)
  }
  const change = (step: 'cart' | 'details', anchor: string, what: string) =>
    isWithBank ? undefined : (
      <a href={`${stepPath(edition.code, step)}${anchor}`}>
        Change<span className="visually-hidden"> {what}</span>
      </a>
    )
  const payment = (
    <PaymentRow
      flow={flow}
      card={checkout?.card ?? order?.card ?? undefined}
      action={change('details', '#card', 'the card')}
      onBankDone={() => dispatch({ type: 'bank-done' })}
      onAnotherCard={takeAnotherCard}
    />
  )
  const phone = order?.phone ?? details.phone ?? ''
  return (
    <>
      <div className={page.page}>
        <div className={`wrap ${page.main}`}>
          <h1 className={page.headline} tabIndex={-1}>
            One last look.
          </h1>
          <div className={page.lead} role="status">
            {isDue ? <VerifyLead flow={flow} isHeld={isHeld} /> : <Prose html={lead} />}
          </div>
          <WithoutScripts />
          <div className={page.scripted} aria-busy={flow.phase === 'placing'}>
            <div role="status">
              {isReady && flow.note !== undefined && (
                <p className={`notice ${page.arrival}`}>{noteWords(flow.note, view)}</p>
              )}
            </div>
            {flow.phase === 'stopped' && (
              <StopNotice stop={flow.stop} onAgain={() => dispatch({ type: 'place-again' })} />
            )}
            {isReady && (
              <ChangeList changes={changes} codeWords={flow.codeWords} accepted={accepted} onAccept={accept} />
            )}
            {isWithBank && payment}
            <LabelRow label="Items" action={change('cart', '', 'the items')}>
              <OrderLines
                lines={view.lines}
                on="page"
                noteOf={(line) =>
                  flow.phase === 'stopped' && (
                    <LineTrouble stop={flow.stop} line={line} onDone={() => dispatch({ type: 'place-again' })} />
                  )
                }
              />
              {isReady && flow.codeWords !== null && changes.every(({ kind }) => kind !== 'code') && (
                <p className={styles.hint}>
                  {code}: {flow.codeWords}
                </p>
              )}
            </LabelRow>
            <LabelRow label="Delivery" action={change('details', '#delivery', 'the delivery')}>
              <p className={styles.lines}>
                <strong>{terms && now ? deliveryWords(cart.isPickUp, order, details, terms, now) : '\u00a0'}</strong>
                <span>{(order?.name ?? details.name) || '\u00a0'}</span>
                <span>{terms ? placeWords(cart.isPickUp, order, details, terms) : '\u00a0'}</span>
              </p>
            </LabelRow>
            <LabelRow label="Contact" action={change('details', '#contact', 'the contact')}>
              <p className={styles.lines}>
                <span>{(order?.email ?? details.email) || '\u00a0'}</span>
                <span>{phone === '' ? '\u00a0' : printPhone(phone, 'en-au')}</span>
              </p>
            </LabelRow>
            {!isWithBank && payment}
          </div>
        </div>
        <PayPanel
          flow={flow}
          view={view}
          button={payButtonWords(flow, { unticked, hasTerms, isOnline })}
          isHeld={isHeld}
          hasTerms={hasTerms}
          onTerms={(isAccepted) => accept(termsId, isAccepted)}
          onPay={() => dispatch({ type: 'pay' })}
          onPlaceAgain={() => dispatch({ type: 'place-again' })}
          returnDays={terms?.returnDays}
        />
        <OfflineBar words={isWithBank ? 'No connection. We ask the bank as soon as it’s back.' : undefined} />
      </div>
      <div className={page.notes}>{notes}</div>
    </>
  )
}
