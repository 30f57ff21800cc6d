import type { ConvertibleFile } from '../../domain/forms/convertible-files.ts'

export type FileKind = 'pdf' | 'jpeg' | 'png' | 'webp' | 'docx'

export type PictureKind = Extract<FileKind, 'jpeg' | 'png' | 'webp'>

export const isPicture = (kind: FileKind): kind is PictureKind => kind !== 'pdf' && kind !== 'docx'

const found: Readonly<Record<string, FileKind | ConvertibleFile>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  // Parts may stand in any order in a DOCX: the directory of the archive decides, not its first parts.
  'application/zip': 'docx',
  'image/heic': 'heic',
  'image/heif': 'heic',
  'image/heic-sequence': 'heic',
  'image/heif-sequence': 'heic',
  'application/x-cfb': 'old-word',
  'application/vnd.ms-word.document.macroenabled.12': 'word-with-macros',
  'application/vnd.ms-word.template.macroenabled.12': 'word-with-macros',
}

/** What a file is by its content. Its name and the type its sender declares do not count. */
export const kindOf = async (bytes: Uint8Array): Promise<FileKind | ConvertibleFile | undefined> => {
  const { fileTypeFromBuffer } = await import('file-type')
  // Content made to confuse a parser is no bug of ours: it is a file of no kind we take.
  const type = await fileTypeFromBuffer(bytes, { maxBufferSize: bytes.byteLength || 1 }).catch(() => undefined)
  return type && found[type.mime]
}
