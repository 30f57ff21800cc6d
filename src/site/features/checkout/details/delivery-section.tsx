import { formatMoney } from '../../../../domain/money/money-format.ts'
import { useShell } from '../../../components/shell-context.ts'
import { counterWords, doorWords } from '../../order/way-words.ts'
import { DeliveryChoice } from './delivery-choice.tsx'
import type { PricedCheckout } from './use-priced-checkout.ts'

interface Props {
  reckoned: PricedCheckout
  isPickUp: boolean
  wasPickUp: boolean
  postcode: string
  state: string
  onChoose: (isPickUp: boolean) => void
}

/** To the door or picked up, with what each costs and when it comes by the terms of the shop. */
export const DeliverySection = (props: Props) => {
  const { isPickUp, wasPickUp, postcode, state, onChoose } = props
  const { terms, now, toDoor } = props.reckoned
  const { edition } = useShell()
  const shipping = toDoor?.shipping
  const price = (): string => {
    if (shipping === undefined) return ''
    if (shipping.kind === 'quoted') return 'By quote'
    return shipping.kind === 'free' ? 'Free' : formatMoney(shipping.cents, edition.currency, edition.locale)
  }
  const isThere = terms !== null && now !== undefined
  const place = terms?.pickUp.point.name
  return (
    <>
      <DeliveryChoice
        isPickUp={isPickUp}
        onChoose={onChoose}
        options={[
          {
            isPickUp: false,
            label: 'To your door',
            words: isThere
              ? (doorWords(postcode, state, terms, now) ?? 'Your postcode sets the date and the cost')
              : '\u00a0',
            price: price(),
          },
          {
            isPickUp: true,
            label: place === undefined ? 'Pick it up' : `Pick up in ${place}`,
            words: isThere ? counterWords(terms, now) : '\u00a0',
            price: 'Free',
            isLast: wasPickUp,
          },
        ]}
      />
      {!isPickUp && shipping?.kind === 'quoted' && (
        <p className="notice" role="status">
          Freight this far needs a quote before you pay. Ring <a href={edition.phoneHref}>{edition.phone}</a>, or pick
          it up in {place}.
        </p>
      )}
    </>
  )
}
