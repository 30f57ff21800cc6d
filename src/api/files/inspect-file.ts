import { type ConvertibleFile, conversionAdvice } from '../../domain/forms/convertible-files.ts'
import { type FileKind, kindOf } from './file-kind.ts'
import { inspectDocx } from './inspect-docx.ts'
import { inspectPdf } from './inspect-pdf.ts'
import type { UploadLimits } from './purpose-limits.ts'
import { mediaTypeOf } from './purpose-limits.ts'
import { wordsForSize } from './size-words.ts'
import { refusal, type UploadRefusal } from './upload-refusal.ts'

export type Inspection = { readonly ok: true; readonly kind: FileKind } | UploadRefusal

export const tooLarge = ({ kinds, maxBytes }: UploadLimits): UploadRefusal =>
  refusal(
    'too-large',
    `The file is larger than ${wordsForSize(maxBytes)}. ${
      kinds.includes('jpeg')
        ? 'Send it in a smaller size, or a photo of it.'
        : 'Save it with smaller pictures and send that.'
    }`,
  )

const empty = refusal('empty', 'The file is empty. Choose it again, or choose another one.')

const isTaken = (kind: FileKind | ConvertibleFile | undefined, { kinds }: UploadLimits): kind is FileKind =>
  kinds.some((taken) => taken === kind)

/**
 * What a file is, and whether it may come in. Pictures are known by their first bytes only here: they prove themselves by being
 * drawn anew (`cleanImage`).
 */
export const inspectFile = async (bytes: Uint8Array, limits: UploadLimits): Promise<Inspection> => {
  if (bytes.byteLength === 0) return empty
  if (bytes.byteLength > limits.maxBytes) return tooLarge(limits)
  const kind = await kindOf(bytes)
  if (!isTaken(kind, limits)) {
    const words = `Send ${limits.named} file. This one is something else, whatever its name says.`
    return refusal('wrong-kind', conversionAdvice(kind, limits.kinds.map(mediaTypeOf)) ?? words)
  }
  const found = kind === 'pdf' ? await inspectPdf(bytes) : kind === 'docx' ? await inspectDocx(bytes) : undefined
  return found ?? { ok: true, kind }
}
