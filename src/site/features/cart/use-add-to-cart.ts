import { type LineItem, maxPerLine } from '../../../domain/cart/line-item.ts'
import { pictureFile } from '../../../domain/pictures/picture-file.ts'
import { pictureWidths } from '../../../domain/pictures/picture-widths.ts'
import type { Picture } from '../../content/picture.ts'
import { useUiActions } from '../../state/ui-context.ts'
import { toasts } from '../toasts/toasts.ts'
import { useOpenCart } from './cart-provider.tsx'

const smallest = ({ id, width }: Picture): string => pictureFile(id, pictureWidths(width)[0] ?? width, 'avif')

/** Puts a line into the cart and shows it there; where that can't be done, says why. */
export const useAddToCart = () => {
  const openCart = useOpenCart()
  const { openPanel } = useUiActions()
  /** The picture stands in the cart until the catalogue brings its own. */
  return async (line: LineItem, picture?: Picture) => {
    try {
      const result = (await openCart()).add(picture ? { ...line, img: smallest(picture) } : line)
      if (result.ok) openPanel('cart')
      else toasts.add({ text: result.error.message })
      if (result.ok && result.limited)
        toasts.add({ text: `The limit is ${maxPerLine} of one product. Ring us for more.` })
    } catch {
      toasts.add({ text: 'The cart couldn’t be loaded. Check your connection and try again.' })
    }
  }
}
