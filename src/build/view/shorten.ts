/** Cuts at a word, and says so with an ellipsis. */
export const shorten = (text: string, length: number): string => {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const lastSpace = cut.lastIndexOf(' ')
  return `${cut.slice(0, lastSpace > length / 2 ? lastSpace : undefined).replace(/[,;:–-]$/, '')}…`
}
