import { type ReactNode, useEffect, useState } from 'react'
import { clockWords } from '../../../../domain/calendar/clock-words.ts'
import { dayInZone } from '../../../../domain/calendar/day-in-zone.ts'
import { dispatchDay } from '../../../../domain/delivery/delivery-dates.ts'
import type { Field } from '../../../../domain/forms/field.ts'
import type { ShopTerms } from '../../../../domain/shop/shop-terms.ts'
import { Prose } from '../../../components/prose.tsx'
import { useMinute } from '../../../state/use-minute.ts'
import { CartCodeRow } from '../../cart/cart-code-row.tsx'
import { useCart, useOpenCart } from '../../cart/cart-provider.tsx'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { summaryLine } from '../../forms/summary-line.ts'
import { onDay } from '../../order/on-day.ts'
import page from '../../order/order-layout.module.css'
import { SpokenTotal } from '../../order/spoken-total.tsx'
import { cardAtHand } from '../card/card-at-hand.ts'
import { CardSection } from '../card/card-section.tsx'
import { takeNote } from '../frame/arrival-note.ts'
import { LabelRow } from '../frame/label-row.tsx'
import { NothingToCheckOut } from '../frame/nothing-to-check-out.tsx'
import { OfflineBar } from '../frame/offline-bar.tsx'
import { StepBar } from '../frame/step-bar.tsx'
import { WithoutScripts } from '../frame/without-scripts.tsx'
import { checkoutStore } from '../kept/checkout-store.ts'
import { useCheckout } from '../kept/use-checkout.ts'
import ownPlace from '../own/own-place.module.css'
import { useOwn } from '../own/use-own.ts'
import { AddressFields } from './address-fields.tsx'
import { fieldId } from './checkout-field.tsx'
import { DeliverySection } from './delivery-section.tsx'
import styles from './details-step.module.css'
import { SummaryPanel } from './summary-panel.tsx'
import { useBegunCheckout } from './use-begun-checkout.ts'
import { useDetails } from './use-details.ts'
import { useGoingOn } from './use-going-on.ts'
import { usePricedCheckout } from './use-priced-checkout.ts'

interface Props {
  /** The editor's words until there is more to say. */
  lead: string | undefined
  notes: ReactNode
}

const leavesWords = ({ dispatch, pickUp }: ShopTerms, now: Date): string => {
  const today = dayInZone(now, dispatch.timeZone)
  const leaves = dispatchDay(now, dispatch)
  const place = pickUp.point.name
  return leaves === today
    ? `Order before ${clockWords(dispatch.cutOff)} and it leaves ${place} today.`
    : `Order now and it leaves ${place} ${onDay(leaves, today)}.`
}

const sydney = 'Australia/Sydney'
const contact = ['email', 'phone']

const changeBilling = (isSame: boolean) => checkoutStore.change((before) => ({ ...before, ownBilling: !isSame }))

/** First step: who, where to, and the card. Nothing is charged here. */
export const DetailsStep = ({ lead, notes }: Props) => {
  const { cart, loaded } = useCart()
  const openCart = useOpenCart()
  const { checkout } = useCheckout()
  const isPickUp = loaded && cart.isPickUp
  const minute = useMinute()
  const details = useDetails(isPickUp, minute ? dayInZone(minute, sydney) : '2026-01-01')
  const { answers, complaints, fields } = details
  const reckoned = usePricedCheckout(isPickUp, answers.postcode ?? '')
  const { terms, now, view } = reckoned
  const prices = useBegunCheckout(view)
  const choice = { isPickUp, ownBilling: checkout?.ownBilling ?? false }
  const own = useOwn()
  const [wasPickUp, setWasPickUp] = useState(false)
  const [hasTyped, setTyped] = useState(false)
  const { subject } = own
  const kept = cardAtHand(cart.paymentMethod.id, checkout?.card, subject)
  const going = { details, reckoned, prices, choice, kept, subject }
  const { state, onForm, submit, payByWallet, forgetCard } = useGoingOn(going)
  const [arrival, setArrival] = useState<ReturnType<typeof takeNote>>()
  useEffect(() => setArrival(takeNote()), [])
  const isAboutCard = arrival?.note === 'another-card'

  if (loaded && cart.lineItems.length === 0) return <NothingToCheckOut note={arrival?.words} />

  const billing = fields.filter(({ name }) => name.startsWith('billing-'))
  const isNote = ({ name }: Field) => name === 'notes'
  const receiver = fields.filter((field) => !contact.includes(field.name) && !billing.includes(field) && !isNote(field))
  const shared = {
    answers,
    messages: complaints.messages,
    places: details.places,
    onPlaces: details.wantPlaces,
    onType: details.type,
    onLeave: details.leave,
  }
  return (
    <>
      <div className={page.page}>
        <div className={`wrap ${page.main}`}>
          <div role="status">
            {arrival !== undefined && !isAboutCard && <p className={`notice ${page.arrival}`}>{arrival.words}</p>}
          </div>
          <h1 className={page.headline} tabIndex={-1}>
            Where should it go?
          </h1>
          <div className={page.lead}>
            {terms && now ? (
              <p>
                {isPickUp ? 'We email you as soon as it’s ready.' : leavesWords(terms, now)} Nothing is charged on this
                page.
              </p>
            ) : (
              <Prose html={lead} />
            )}
          </div>
          <WithoutScripts />
          <form
            ref={details.formRef}
            className={page.scripted}
            data-early
            noValidate
            aria-busy={state.busy}
            onSubmit={(event) => {
              event.preventDefault()
              void submit()
            }}
          >
            <ErrorSummary
              problems={complaints.summary}
              refusals={complaints.refusals}
              idOf={fieldId}
              lineOf={(problem) => summaryLine(problem, fields)}
              isRight={(field) => complaints.messages[field] === ''}
            />
            <LabelRow label="Contact" id="contact" asks>
              <AddressFields isPair fields={fields.filter(({ name }) => contact.includes(name))} {...shared} />
            </LabelRow>
            <LabelRow label="Delivery" id="delivery" asks>
              <DeliverySection
                reckoned={reckoned}
                isPickUp={isPickUp}
                wasPickUp={wasPickUp}
                postcode={answers.postcode ?? ''}
                state={answers.state ?? ''}
                onChoose={(chosen) => void openCart().then((store) => store.setPickUp(chosen))}
              />
              <div className={ownPlace.place}>
                <div className={ownPlace.fields} onInput={() => setTyped(true)}>
                  <AddressFields fields={receiver} {...shared} />
                </div>
                {own.part && (
                  <own.part.OwnPlaces
                    key={subject}
                    details={details}
                    isPickUp={isPickUp}
                    hasTyped={hasTyped}
                    onPickedUp={setWasPickUp}
                  />
                )}
              </div>
              <div className={styles.rest}>
                <AddressFields fields={fields.filter(isNote)} {...shared} />
              </div>
            </LabelRow>
            <LabelRow label="Card" id="card" asks>
              <div role="status">{isAboutCard && <p className={`notice ${page.arrival}`}>{arrival.words}</p>}</div>
              <CardSection
                isDue={loaded}
                own={own}
                kept={kept?.card}
                onForget={forgetCard}
                total={view.total}
                problem={state.cardProblem}
                onForm={onForm}
                onWallet={payByWallet}
              />
              <label className={styles.same}>
                <input
                  type="checkbox"
                  checked={!choice.ownBilling}
                  onChange={({ currentTarget }) => changeBilling(currentTarget.checked)}
                />
                {isPickUp ? 'Bill to the name above' : 'Bill to the delivery address'}
              </label>
              {choice.ownBilling && <AddressFields fields={billing} {...shared} />}
            </LabelRow>
            <div className={styles.end}>
              <p className={styles.trouble} role="alert">
                {state.trouble}
              </p>
              <StepBar total={view.total} beside="You get one more look before you pay.">
                <button type="submit" className="button" aria-disabled={state.busy}>
                  {state.busy ? 'One moment' : 'Go to review'}
                </button>
              </StepBar>
            </div>
          </form>
          <OfflineBar />
        </div>
        <div className={`${page.scripted} ${page.first} ${styles.side}`}>
          <SummaryPanel view={view}>
            <CartCodeRow priced={reckoned} />
            <SpokenTotal total={view.total} />
          </SummaryPanel>
        </div>
      </div>
      <div className={page.notes}>{notes}</div>
    </>
  )
}
