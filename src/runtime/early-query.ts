/**
 * Runs inline in the head, so that styles know whether the address asks for something that only scripts can show.
 * `data-awaits` of the document lists what asks; an element that is to answer names it in `data-awaited`.
 */
export const noteEarlyQuery = (document: Document, { search }: Location): void => {
  document.documentElement.dataset.awaits = search && 'query'
}
