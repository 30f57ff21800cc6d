import { useRef, useState } from 'react'
import { stepPath } from '../../../../domain/orders/step-path.ts'
import { useShell } from '../../../components/shell-context.ts'
import { siteData } from '../../../data/site-data.ts'
import { typedCode } from '../../cart/cart-code.ts'
import { useCart, useOpenCart } from '../../cart/cart-provider.tsx'
import { answerIn, shopTrouble } from '../../order/shop-trouble.ts'
import { shopTroubleWords } from '../../order/shop-trouble-words.ts'
import { cardAtHand } from '../card/card-at-hand.ts'
import type { CardForm, CardMethod } from '../card/card-form.ts'
import { takeCard } from '../card/take-card.ts'
import { stepEvent, tellOnce } from '../kept/checkout-events.ts'
import { checkoutStore } from '../kept/checkout-store.ts'
import type { Seen } from '../kept/kept-checkout.ts'
import { placeOrder } from '../operations/place-order.ts'
import { placingOf } from '../operations/placing-of.ts'
import { billingDetails } from './billing-details.ts'
import type { Answers } from './complaints.ts'
import { seenOrder } from './seen-order.ts'
import type { Details } from './use-details.ts'
import type { PricedCheckout } from './use-priced-checkout.ts'

interface State {
  busy: boolean
  /** What is wrong with the card, where its fields do not say. */
  cardProblem: string
  trouble: string
}

const calm: State = { busy: false, cardProblem: '', trouble: '' }

interface Given {
  details: Details
  reckoned: PricedCheckout
  prices: Seen['prices']
  choice: { isPickUp: boolean; ownBilling: boolean }
  /** A card that the gateway has already. */
  kept: CardMethod | undefined
  /** Whoever is signed in, as the issuer calls them; empty for guests. */
  subject: string
}

/** As the buyer wishes: with a card that is kept already there is nothing to wish. */
const asWished = ({ id, card }: CardMethod): CardMethod =>
  checkoutStore.begin().keeps?.card && card.owner === undefined ? { id, card: { ...card, keep: true } } : { id, card }

/** From filled in to review: looked at, the card with the gateway, the order priced and held. Nothing is charged. */
export const useGoingOn = ({ details, reckoned, prices, choice, kept, subject }: Given) => {
  const { edition } = useShell()
  const { cart } = useCart()
  const openCart = useOpenCart()
  const [state, setState] = useState(calm)
  const form = useRef<CardForm>(undefined)
  const [onForm] = useState(() => (given: CardForm | undefined) => {
    form.current = given
  })

  const goOn = async ({ id: method, card }: CardMethod, given: Answers) => {
    const { view, order: priced } = reckoned
    const store = await openCart()
    const { checkout } = checkoutStore.begin()
    const billing_details = billingDetails(given, choice)
    store.change((before) => ({ ...before, id: checkout, paymentMethod: { id: method, billing_details } }))
    const seen = seenOrder(prices, priced)
    checkoutStore.change((before) => ({ ...before, details: { ...given }, card, seen, accepted: [] }))
    tellOnce(stepEvent('add_shipping_info', view, { shippingTier: priced?.zone ?? 'door' }))
    tellOnce(stepEvent('add_payment_info', view, { paymentType: 'card' }))
    const asked = placingOf(checkoutStore.begin(), store.getSnapshot().cart, typedCode())
    const { reason, problems } = answerIn(await siteData.mutate(placeOrder, asked))
    if (reason === 'PROBLEMS') return details.refuse(problems)
    details.wentOn()
    location.assign(stepPath(edition.code, 'verify'))
  }

  /** One at a time. `work` tells what is wrong with the card. */
  const busily = async (work: () => Promise<string>) => {
    if (state.busy) return
    setState({ ...calm, busy: true })
    const cardProblem = await work().catch((error: unknown) => {
      const kind = shopTrouble(error, navigator.onLine)
      setState({ ...calm, trouble: shopTroubleWords(kind) })
      if (kind === 'offline') addEventListener('online', () => setState(calm), { once: true })
    })
    if (cardProblem !== undefined) setState({ ...calm, cardProblem })
  }

  const keptMeanwhile = async (): Promise<CardMethod | undefined> => {
    const { id } = (await openCart()).getSnapshot().cart.paymentMethod
    const { card } = checkoutStore.getSnapshot().checkout ?? {}
    return cardAtHand(id, card, subject)
  }

  const submit = () =>
    busily(async () => {
      const { answers } = details
      const problems = await details.problems()
      if (problems.length > 0) {
        details.refuse(problems)
        return ''
      }
      const { name } = billingDetails(answers, choice)
      const taken = await takeCard({ kept, form: form.current, name, keptMeanwhile })
      if (!taken.ok) return taken.message
      await goOn(subject !== '' && kept === undefined ? asWished(taken.method) : taken.method, answers)
      return ''
    })

  const payByWallet = (method: CardMethod, told: Answers) =>
    busily(async () => {
      // What was typed counts more than what a wallet remembers.
      const given = {
        ...told,
        ...Object.fromEntries(Object.entries(details.answers).filter(([, text]) => text !== '')),
      }
      details.type(given)
      await goOn(method, given)
      return ''
    })

  const forgetCard = () => {
    checkoutStore.change(({ card: _card, ...rest }) => rest)
    if (cart.paymentMethod.id === null) return
    openCart()
      .then((store) => store.change((before) => ({ ...before, paymentMethod: { id: null, billing_details: {} } })))
      .catch((error: unknown) => console.error('The cart could not be opened', error))
  }

  return { state, onForm, submit, payByWallet, forgetCard }
}
