import type { SharedCart } from '../../../domain/cart/shared-cart.ts'

/** What of a link cannot be had, in words. What somebody wrote there is shown only where it looks like a SKU. */
export const sharedTroubles = (unknown: readonly string[], { unreadable, tooMany }: SharedCart): string[] => {
  const shown = unknown.slice(0, 3).join(', ')
  const more = unknown.length > 3 ? ` and ${unknown.length - 3} more` : ''
  return [
    ...(unknown.length > 0 ? [`We don’t sell ${shown}${more}, at least not now.`] : []),
    ...(unreadable > 0
      ? [
          unreadable === 1
            ? 'We couldn’t read one part of the link.'
            : `We couldn’t read ${unreadable} parts of the link.`,
        ]
      : []),
    ...(tooMany > 0 ? ['The link has more than a cart holds. We left out the rest.'] : []),
  ]
}
