import { useShell } from '../../../components/shell-context.ts'

/** The cart is empty: one way on. */
export const NothingToCheckOut = ({ note }: { note?: string | undefined }) => {
  const { edition } = useShell()
  return (
    <section className="section wrap">
      <h1 tabIndex={-1}>Nothing to check out</h1>
      <p className="lead">{note ?? 'Your cart is empty. Whatever you add shows up here.'}</p>
      <a className="button" href={`/${edition.code}/shop/`}>
        Go to the shop
      </a>
    </section>
  )
}
