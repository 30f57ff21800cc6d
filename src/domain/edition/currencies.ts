import { editionCodes } from './edition-code.ts'
import { type Currency, editions } from './editions.ts'

export const currencies: readonly Currency[] = editionCodes.map((code) => editions[code].currency.code)
