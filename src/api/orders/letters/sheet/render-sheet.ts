import type { RenderedLetter } from '../../../mail/letter/render-letter.ts'
import { cleanSheet } from './clean-sheet.ts'
import type { OrderSheet } from './order-sheet.ts'
import { sheetHtml } from './sheet-html.tsx'
import { sheetText } from './sheet-text.ts'

/** One content, two parts that say the same. */
export const renderSheet = (sheet: OrderSheet): RenderedLetter => {
  const clean = cleanSheet(sheet)
  return { subject: clean.subject, html: sheetHtml(clean), text: sheetText(clean) }
}
