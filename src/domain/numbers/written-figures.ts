import type { Locale } from '../edition/edition-code.ts'
import { formatNumber } from './number-format.ts'

/** Words with figures in them, as content has them for all editions (`3.5 to 5 g/L`, `10,000 h`), as one edition writes them. */
export const writtenFigures = (text: string, locale: Locale): string =>
  text.replaceAll(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+/g, (figure) => {
    const decimals = figure.split('.')[1]?.length ?? 0
    return formatNumber(Number(figure.replaceAll(',', '')), locale, decimals)
  })
