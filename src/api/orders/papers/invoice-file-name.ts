const tidy = (text: string): string => text.replaceAll(/[^\dA-Za-z]+/g, '-').replaceAll(/^-|-$/g, '')

/** What the file is called where it is attached or saved: "Poolwright-tax-invoice-AU-10482-6.pdf". */
export const invoiceFileName = (brandName: string, number: string): string =>
  `${tidy(brandName)}-tax-invoice-${tidy(number)}.pdf`

export const creditNoteFileName = (brandName: string, number: string): string =>
  `${tidy(brandName)}-credit-note-${tidy(number)}.pdf`
