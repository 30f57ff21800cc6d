import type { Locale } from '../edition/edition-code.ts'
import { formatFigure } from '../numbers/figure-format.ts'
import type { KeptType } from './upload-types.ts'

/** A file that came with a form. */
export interface SentFile {
  /** What its sender calls it. */
  name?: string | null
  mediaType: KeptType
  bytes: number
}

const typeNames: Record<KeptType, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
  'message/rfc822': 'email',
}

const kilobyte = 1024

/** “47 kB”, “1.2 MB”. */
export const sizeInWords = (bytes: number, locale: Locale): string => {
  const kilobytes = Math.max(1, Math.round(bytes / kilobyte))
  return kilobytes < kilobyte
    ? `${kilobytes}\u00a0kB`
    : `${formatFigure(bytes / kilobyte / kilobyte, locale, 1)}\u00a0MB`
}

/** “Receipt.pdf (PDF, 1.2 MB)”: what it is, whatever its name says. */
export const fileInWords = ({ name, mediaType, bytes }: SentFile, locale: Locale): string => {
  const facts = `${typeNames[mediaType]}, ${sizeInWords(bytes, locale)}`
  return name ? `${name} (${facts})` : facts
}
