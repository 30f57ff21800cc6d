import styles from './cart-steps.module.css'

const steps = ['Cart', 'Details', 'Review', 'Done']

/** Where in an order somebody is: one tile a step. */
export const CartSteps = ({ at }: { at: number }) => (
  <ol className={`wrap ${styles.steps}`} aria-label="Order steps">
    {steps.map((step, index) => (
      <li key={step} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
        {step}
      </li>
    ))}
  </ol>
)
