const noBreakSpace = '\u00a0'
const wordJoiner = '\u2060'

const unit =
  /(?<=\d) (?=(?:m|mm|cm|km|µm|m²|m³|m³\/h|kg|g|g\/L|mg\/L|g\/h|L|mL|kL|h|min|years?|mA|mV|V|W|kW|kWh|kPa|ppm|microns?|GHz|°C|%)(?![\p{L}\d/]))/gu
const model = /(?<=\b[A-Z]{1,2}) (?=\d)|(?<=\d) (?=XL\b)/g
const price = /(?<=\b(?:A|NZ)\$) (?=\d)/g
const thousands = /(?<=\d) (?=\d{3}(?!\d))/g
const hyphen = /(?<=\b(?:USB|Wi)-)(?=\p{Lu})/gu

/** Figures stay with their units, models with their letters and prices with their currency: `17 m³/h`, `S 300i`, `USB-C`. */
export const keepTogether = (text: string): string =>
  text
    .replaceAll(unit, noBreakSpace)
    .replaceAll(model, noBreakSpace)
    .replaceAll(price, noBreakSpace)
    .replaceAll(thousands, noBreakSpace)
    .replaceAll(hyphen, wordJoiner)

/** The same words for those who do not set lines: search, titles, structured data. */
export const apartAgain = (text: string): string => text.replaceAll(noBreakSpace, ' ').replaceAll(wordJoiner, '')
