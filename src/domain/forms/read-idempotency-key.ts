const longest = 100

/** An idempotency key as browsers make them: under an empty one, forms of different people would be taken for the same. */
export const readIdempotencyKey = (given: string): string | undefined =>
  given.trim() !== '' && given.length <= longest ? given : undefined
