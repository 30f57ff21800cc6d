import type { LineItem } from '../../../domain/line-item.ts'
import { pictureFile, pictureWidths } from '../../../domain/picture-widths.ts'
import type { Picture } from '../../content/picture.ts'
import { useOpenCart } from '../../state/cart-provider.tsx'
import { notices } from '../../state/notices.ts'
import { useUiActions } from '../../state/ui-provider.tsx'

interface Props {
  line: LineItem
  /** Stands in the cart until the catalogue brings its own. */
  picture?: Picture | undefined
}

const smallest = ({ id, width }: Picture): string => pictureFile(id, pictureWidths(width)[0] ?? width, 'avif')

export const AddToCart = ({ line, picture }: Props) => {
  const openCart = useOpenCart()
  const { openPanel } = useUiActions()

  const add = async () => {
    try {
      const result = (await openCart()).add(picture ? { ...line, img: smallest(picture) } : line)
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
