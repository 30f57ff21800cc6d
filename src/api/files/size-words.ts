/** “8 MB”, for 8,000,000 and for 8 × 1,048,576 bytes. */
export const wordsForSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.floor(bytes / 1000)} kB` : `${Math.floor(bytes / 1_000_000)} MB`
