import type { LineItem } from '../../../domain/line-item.ts'
import { useOpenCart } from '../../state/cart-provider.tsx'
import { notices } from '../../state/notices.ts'
import { useUiActions } from '../../state/ui-provider.tsx'

export const AddToCart = ({ line }: { line: LineItem }) => {
  const openCart = useOpenCart()
  const { openPanel } = useUiActions()

  const add = async () => {
    try {
      const result = (await openCart()).add(line)
      if (result.ok) openPanel('cart')
      else notices.add({ text: result.error.message, tone: 'bad' })
    } catch {
      notices.add({ text: 'The cart could not be loaded. Check your connection and try again.', tone: 'bad' })
    }
  }

  return (
    <button type="button" className="button" onClick={add}>
      Add to cart
    </button>
  )
}
