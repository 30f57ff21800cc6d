import { useShell } from '../shell-context.ts'

/** Somebody came to a later step of an order without one: says so and leads back. */
export const NoOrder = ({ heading }: { heading: string }) => {
  const { edition } = useShell()
  return (
    <section className="section wrap">
      <h2>{heading}</h2>
      <p>This step needs an order that has been started on this device. Your cart is untouched.</p>
      <div className="actions">
        <a className="button" href={`/${edition.code}/shop/cart/`}>
          Back to the cart
        </a>
        <a className="button button-quiet" href={`/${edition.code}/shop/`}>
          Go to the shop
        </a>
      </div>
    </section>
  )
}
