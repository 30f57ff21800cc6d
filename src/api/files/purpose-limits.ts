import { type UploadPurpose, uploadLimits } from '../../domain/forms/upload-limits.ts'
import type { UploadType } from '../../domain/forms/upload-types.ts'
import type { FileKind } from './file-kind.ts'

/** What one place on a form takes. */
export interface UploadLimits {
  readonly kinds: readonly FileKind[]
  /** The kinds in words, as the form says them: “a PDF or DOCX”. */
  readonly named: string
  readonly maxBytes: number
}

const kinds: Readonly<Record<UploadType, FileKind>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

const mediaTypes = Object.fromEntries(Object.entries(kinds).map(([type, kind]) => [kind, type])) as Record<
  FileKind,
  UploadType
>

export const mediaTypeOf = (kind: FileKind): UploadType => mediaTypes[kind]

/** What a file for this purpose may be, as the form says. */
export const limitsFor = (purpose: UploadPurpose): UploadLimits => {
  const { types, named, maxBytes } = uploadLimits[purpose]
  return { kinds: types.map((type) => kinds[type]), named, maxBytes }
}
