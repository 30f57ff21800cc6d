import type { ReactNode } from 'react'
import { PageOpening } from '../../../components/page-opening.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import { takeSections } from '../../../content/take-sections.ts'
import { OrderNotes } from '../../../features/order/order-notes.tsx'
import styles from './order-page.module.css'
import { OrderSteps } from './order-steps.tsx'

/** A step of an order: where one is, the order, and notes beneath it. */
export const OrderPage = ({
  title,
  sections,
  step,
  children,
}: EditorialPage & { step: number; children: ReactNode }) => {
  const { take, rest } = takeSections(sections)
  return (
    <>
      <OrderSteps at={step} />
      <PageOpening title={title} hero={take('hero')} />
      <div className={styles.order}>{children}</div>
      <OrderNotes sections={rest} />
    </>
  )
}
