import { useId } from 'react'
import { useShell } from '../../components/shell-context.ts'
import type { ProductDetails } from '../../content/product.ts'
import type { Offer } from '../../features/delivery/offer.ts'
import { PostcodeField } from '../../features/delivery/postcode-field.tsx'
import { Icon } from '../../icons/icon.tsx'
import styles from './buy-box.module.css'

interface Props {
  /** What the page was built with. */
  built: NonNullable<ProductDetails['delivery']>
  offer: Offer
  onPostcode: (text: string) => void
}

const noDate = 'Enter your postcode for the date.'

/** What delivery costs and when it comes, and where to pick it up. As many lines before an answer as after: nothing moves. */
export const BuyDelivery = ({ built, offer, onPostcode }: Props) => {
  const { edition } = useShell()
  const id = useId()
  const { postcode, delivery, pickUp, wrong, trouble } = offer
  return (
    <>
      <li>
        <Icon name="truck" />
        <p id={id} role="status">
          <strong>
            {delivery === undefined ? (
              built.title
            ) : (
              <>
                <span className="visually-hidden">Delivery </span>
                {delivery.title}
              </>
            )}
          </strong>
          <span className={styles.answer} data-wrong={wrong !== undefined || undefined}>
            {wrong ?? delivery?.text ?? (
              <>
                {built.text}. <span className={styles.date}>{trouble ?? noDate}</span>
              </>
            )}
          </span>
          <span>
            <a href={`/${edition.code}/shipping-and-returns/`}>Shipping and returns</a>
          </span>
        </p>
        <PostcodeField postcode={postcode} isWrong={wrong !== undefined} describedBy={id} onEnter={onPostcode} />
      </li>
      <li>
        <Icon name="store" />
        <p>
          <strong>{pickUp ?? 'Pick it up for free'}</strong>
          <span>{edition.address}</span>
        </p>
      </li>
    </>
  )
}
