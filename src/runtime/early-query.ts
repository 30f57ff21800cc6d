/**
 * Goes inline into the head, so that styles know whether the address asks for something that only scripts can show.
 * `data-awaits` of the document lists what asks; an element that is to answer names it in `data-awaited`.
 */
export const earlyQueryScript = 'document.documentElement.dataset.awaits=location.search&&"query"'
