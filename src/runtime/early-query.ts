/** Goes inline into the head, so that styles know whether the address asks for something that only scripts can show. */
export const earlyQueryScript = 'location.search&&(document.documentElement.dataset.query="")'
