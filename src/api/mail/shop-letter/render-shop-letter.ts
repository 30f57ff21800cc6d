import type { RenderedLetter } from '../letter/render-letter.ts'
import { cleanShopLetter } from './clean-shop-letter.ts'
import type { ShopLetter } from './shop-letter.ts'
import { shopLetterHtml } from './shop-letter-html.tsx'
import { shopLetterText } from './shop-letter-text.ts'

/** One content, two parts that say the same. */
export const renderShopLetter = (letter: ShopLetter): RenderedLetter => {
  const clean = cleanShopLetter(letter)
  return { subject: clean.subject, html: shopLetterHtml(clean), text: shopLetterText(clean) }
}
