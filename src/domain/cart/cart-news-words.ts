import { formatMoney } from '../money/money-format.ts'
import type { CartNews } from './cart-news.ts'

export const newsWords = (news: CartNews): string => {
  if (news.kind === 'gone') return `${news.name} is sold out or discontinued, so we took it out.`
  const [now, was] = [news.now, news.was].map((cents) => formatMoney(cents, 'AUD', 'en-AU'))
  return `${news.name} is now ${now}; it was ${was}.`
}
