import type { FileKind } from './file-kind.ts'

const kindWords: Readonly<Record<FileKind, string>> = {
  pdf: 'PDF',
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  docx: 'Word document (DOCX)',
}

/** “PDF, JPEG or PNG”. */
export const wordsForKinds = (kinds: readonly FileKind[]): string => {
  const words = kinds.map((kind) => kindWords[kind])
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`
}

/** “8 MB”, for 8,000,000 and for 8 × 1,048,576 bytes. */
export const wordsForSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.floor(bytes / 1000)} kB` : `${Math.floor(bytes / 1_000_000)} MB`
