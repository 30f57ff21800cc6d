/** Expires 12/30, as it stands on the card. */
export const expiryWords = ({ expiry }: { expiry: string }): string => {
  const [year = '', month = ''] = expiry.split('-')
  return `Expires ${month}/${year.slice(-2)}`
}
