import type { ReactNode } from 'react'
import { PageOpening } from '../../../components/page-opening.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import { OrderNotes } from '../../../features/order/order-notes.tsx'
import styles from './cart-frame.module.css'
import { CartSteps } from './cart-steps.tsx'

/** A step of an order: where one is, the order, and notes beneath it. */
export const CartFrame = ({
  title,
  rest,
  step,
  children,
}: EditorialPage<'shop/cart'> & { step: number; children: ReactNode }) => {
  return (
    <>
      <CartSteps at={step} />
      <PageOpening title={title} />
      <div className={styles.order}>{children}</div>
      <OrderNotes sections={rest} />
    </>
  )
}
