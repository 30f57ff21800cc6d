import type { SharedCart } from '../../../domain/cart/shared-cart.ts'

/** What of a link cannot be had, in words. What somebody wrote there is shown only where it looks like a SKU. */
export const sharedTroubles = (unknown: readonly string[], { unreadable, tooMany }: SharedCart): string[] => {
  const shown = unknown.slice(0, 3).join(', ')
  const more = unknown.length > 3 ? ` and ${unknown.length - 3} more` : ''
  return [
    ...(unknown.length > 0 ? [`We do not sell ${shown}${more}, or not at the moment.`] : []),
    ...(unreadable > 0
      ? [
          unreadable === 1
            ? 'One part of the link means nothing to us.'
            : `${unreadable} parts of the link mean nothing to us.`,
        ]
      : []),
    ...(tooMany > 0 ? ['The link holds more than a cart does. The rest was left out.'] : []),
  ]
}
