import { type Reading, read, refuse } from './checks/reading.ts'
import { conversionAdvice, convertibleByName } from './convertible-files.ts'
import { type UploadType, uploadTypes } from './upload-types.ts'

export const uploadPurposes = ['receipt', 'photos', 'cv'] as const

export type UploadPurpose = (typeof uploadPurposes)[number]

export interface UploadLimit {
  types: readonly UploadType[]
  /** In words, for a message. */
  named: string
  most: number
  maxBytes: number
}

const megabyte = 1024 * 1024

export const uploadLimits: Record<UploadPurpose, UploadLimit> = {
  receipt: {
    types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
    named: 'a PDF, JPEG, PNG or WebP',
    most: 1,
    maxBytes: 8 * megabyte,
  },
  photos: {
    types: ['image/jpeg', 'image/png', 'image/webp'],
    named: 'a JPEG, PNG or WebP',
    most: 5,
    maxBytes: 8 * megabyte,
  },
  cv: {
    types: ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    named: 'a PDF or DOCX',
    most: 1,
    maxBytes: 8 * megabyte,
  },
}

/** What a file field tells the browser to offer. */
export const acceptedFiles = (purpose: UploadPurpose): string =>
  uploadLimits[purpose].types.flatMap((type) => [type, ...uploadTypes[type].map((ending) => `.${ending}`)]).join(',')

/** The type a file says it has. Systems without an office program do not know DOCX: then its ending tells. */
export const declaredType = ({ name, type }: { name: string; type: string }): UploadType | undefined => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const types = Object.keys(uploadTypes) as UploadType[]
  return (
    types.find((each) => each === type.toLowerCase()) ??
    types.find((each) => (uploadTypes[each] as readonly string[]).includes(ending))
  )
}

/** In MB. */
const largestFile = (purpose: UploadPurpose, requestLimit = Number.POSITIVE_INFINITY): number =>
  Math.min(uploadLimits[purpose].maxBytes / megabyte, requestLimit)

/** “at most 8 MB each”. Without scripts all files come in one request: a host that limits those limits all files together. */
export const sizeWords = (purpose: UploadPurpose, requestLimit?: number): string => {
  const isOne = uploadLimits[purpose].most === 1
  const each = requestLimit === undefined ? ' each' : ' for all files together'
  return `at most ${largestFile(purpose, requestLimit)} MB${isOne ? '' : each}`
}

/** Whether a file may be sent, as far as it can be told before anybody has looked into it. */
export const readPickedFile = (
  file: { name: string; type: string; size: number },
  purpose: UploadPurpose,
  requestLimit?: number,
): Reading<UploadType> => {
  const { types, named } = uploadLimits[purpose]
  const most = largestFile(purpose, requestLimit)
  const type = declaredType(file)
  if (type === undefined || !types.includes(type))
    return refuse(conversionAdvice(convertibleByName(file.name), types) ?? `Choose ${named} file.`)
  if (file.size === 0) return refuse('That file is empty. Choose another.')
  if (file.size > most * megabyte) {
    // Rounded up: a file just over the limit must not be said to be as large as the limit.
    const size = Math.ceil(file.size / megabyte)
    return refuse(`Choose a file of at most ${most} MB; this one has about ${size}.`)
  }
  return read(type)
}

/** Whether that many files may be sent. */
export const readFileCount = (count: number, purpose: UploadPurpose): Reading<number> => {
  const { most } = uploadLimits[purpose]
  if (count <= most) return read(count)
  return refuse(most === 1 ? 'Choose one file.' : `Choose at most ${most} files.`)
}

const uploadId = /^[\w-]{26,40}$/

/** The ids of what was uploaded for a field, separated by commas or spaces, each once. */
export const readUploadIds = (text: string, purpose: UploadPurpose): Reading<readonly string[]> => {
  const ids = [...new Set(text.split(/[\s,]+/).filter(Boolean))]
  // Separators alone are no file, and must not pass for one that is required.
  if (ids.length === 0 || !ids.every((id) => uploadId.test(id)))
    return refuse('Choose the file again; it has not arrived.')
  const count = readFileCount(ids.length, purpose)
  return count.ok ? read(ids) : count
}
