import type { LineItem } from '../../../domain/line-item.ts'
import { useCartActions } from '../../state/cart-provider.tsx'
import { notices } from '../../state/notices.ts'
import { useUiActions } from '../../state/ui-provider.tsx'

export const AddToCart = ({ line }: { line: LineItem }) => {
  const store = useCartActions()
  const { openPanel } = useUiActions()

  const add = () => {
    const result = store.add(line)
    if (!result.ok) notices.add({ text: result.error.message, tone: 'bad' })
    else openPanel('cart')
  }

  return (
    <button type="button" className="button" onClick={add}>
      Add to cart
    </button>
  )
}
