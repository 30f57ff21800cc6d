import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { Finder } from './use-finder.ts'

/** To the demo form, with what is already known filled in: the pool as it was told, the model, and perhaps who shows it. */
export const demoLink = (
  edition: EditionCode,
  { place: { answers }, write }: Finder,
  wish: { model: string; dealer?: string },
): string => {
  const { pool, length } = answers
  const query = new URLSearchParams({
    ...wish,
    ...(pool !== undefined && { pool }),
    ...(length !== undefined && { length: write.figure(length) }),
  })
  return `/${edition}/book-a-demo/?${query}`
}
