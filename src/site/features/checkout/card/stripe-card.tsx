import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Cents } from '../../../../domain/money/money.ts'
import { useUi } from '../../../state/ui-context.ts'
import { type CardForm, type CardMethod, cardUnreachable, type MadeMethod } from './card-form.ts'
import styles from './stripe-card.module.css'
import { loadStripe, type Stripe, type StripeElementEvent, type StripeElements } from './stripe-script.ts'
import { type WalletDetails, walletDetails } from './wallet-details.ts'

interface Props {
  publishableKey: string
  total: Cents | undefined
  /** The same function for the life of the page. */
  onForm: (form: CardForm | undefined) => void
  /** Somebody has paid by a wallet, which knows who and where they are. */
  onWallet: (method: CardMethod, details: WalletDetails) => Promise<void>
}

const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim()

/** Our own colours and shapes in Stripe's fields. */
const appearance = () => ({
  theme: document.documentElement.dataset.theme === 'dark' ? 'night' : 'stripe',
  variables: {
    colorPrimary: token('--focus'),
    colorBackground: token('--bg'),
    colorText: token('--ink'),
    colorTextSecondary: token('--muted'),
    colorDanger: token('--bad'),
    borderRadius: token('--r'),
    fontSizeBase: '17px',
    spacingUnit: '5px',
  },
})

/** Stripe counts no payment below half a dollar, and the fields need to know no more than about how much it is. */
const amountOf = (total: Cents | undefined): number => Math.max(50, total ?? 50)

const made = async (stripe: Stripe, elements: StripeElements, billing: object): Promise<MadeMethod> => {
  const submitted = await elements.submit()
  if (submitted.error) return { ok: false, message: submitted.error.message ?? 'Check the card details.' }
  const { paymentMethod, error } = await stripe.createPaymentMethod({ elements, params: { billing_details: billing } })
  if (paymentMethod === undefined) {
    const isReach = error?.type === 'api_connection_error' || error === undefined
    return { ok: false, message: isReach ? cardUnreachable : (error.message ?? 'Check the card details.') }
  }
  const { id, card = { brand: '', last4: '' } } = paymentMethod
  return { ok: true, method: { id, card: { brand: card.brand, last4: card.last4 } } }
}

/** Card fields of Stripe, and the wallets that this device has. */
export const StripeCard = ({ publishableKey, total, onForm, onWallet }: Props) => {
  const cardPlace = useRef<HTMLDivElement>(null)
  const walletPlace = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')
  // Its room is kept until the device has said which it has.
  const [wallets, setWallets] = useState<'asked' | 'some' | 'none'>('asked')
  const [elements, setElements] = useState<StripeElements>()
  const { theme } = useUi()

  const payByWallet = useEffectEvent(async (stripe: Stripe, given: StripeElements, event: StripeElementEvent) => {
    const result = await made(stripe, given, { ...event.billingDetails })
    if (result.ok) await onWallet(result.method, walletDetails(event))
    else event.paymentFailed?.({ reason: 'fail' })
  })

  const open = useEffectEvent((stripe: Stripe) => {
    const given = stripe.elements({
      mode: 'payment',
      amount: amountOf(total),
      currency: 'aud',
      allowedPaymentMethodTypes: ['card'],
      paymentMethodCreation: 'manual',
      appearance: appearance(),
    })
    const card = given.create('payment', {
      layout: 'tabs',
      fields: { billingDetails: 'never' },
      wallets: { applePay: 'never', googlePay: 'never' },
      terms: { card: 'never' },
    })
    const wallet = given.create('expressCheckout', { buttonHeight: 54, emailRequired: true, phoneNumberRequired: true })
    wallet.on('ready', ({ availablePaymentMethods }) => setWallets(availablePaymentMethods ? 'some' : 'none'))
    wallet.on('click', (event) => event.resolve?.({ emailRequired: true, phoneNumberRequired: true }))
    wallet.on('confirm', (event) => void payByWallet(stripe, given, event))
    if (walletPlace.current) wallet.mount(walletPlace.current)
    if (cardPlace.current) card.mount(cardPlace.current)
    onForm({ createMethod: (name) => made(stripe, given, { name }) })
    setElements(given)
    setState('there')
    return () => {
      wallet.destroy()
      card.destroy()
      onForm(undefined)
    }
  })

  useEffect(() => {
    let close: (() => void) | undefined
    let isGone = false
    loadStripe(publishableKey).then(
      (stripe) => {
        if (!isGone) close = open(stripe)
      },
      () => setState('failed'),
    )
    return () => {
      isGone = true
      close?.()
    }
  }, [publishableKey])

  useEffect(() => elements?.update({ amount: amountOf(total) }), [elements, total])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours change with the theme
  useEffect(() => elements?.update({ appearance: appearance() }), [elements, theme])

  return (
    <>
      <div className={styles.wallets} data-state={wallets}>
        <div ref={walletPlace} />
        <p>or by card</p>
      </div>
      <div ref={cardPlace} className={styles.card} />
      {state === 'failed' && (
        <p className="field-error" role="alert">
          {cardUnreachable}
        </p>
      )}
    </>
  )
}
