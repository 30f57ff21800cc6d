import { type Reading, read, refuse } from './checks/reading.ts'
import { type UploadType, uploadTypes } from './upload-types.ts'

export const uploadPurposes = ['receipt', 'photos', 'cv'] as const

/** Files that came with a mail belong to a submission too, but no form asks for them. */
export type KeptPurpose = UploadPurpose | 'mail'

export type UploadPurpose = (typeof uploadPurposes)[number]

export interface UploadLimit {
  types: readonly UploadType[]
  /** In words, for a message. */
  named: string
  most: number
  maxBytes: number
}

export const megabyte = 1024 * 1024

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

/** In MB. */
export const largestFile = (purpose: UploadPurpose, requestLimit = Number.POSITIVE_INFINITY): number =>
  Math.min(uploadLimits[purpose].maxBytes / megabyte, requestLimit)

/** “up to 8 MB each”. Without scripts all files come in one request: a host that limits those limits all files together. */
export const sizeWords = (purpose: UploadPurpose, requestLimit?: number): string => {
  const isOne = uploadLimits[purpose].most === 1
  const each = requestLimit === undefined ? ' each' : ' for all files together'
  return `up to ${largestFile(purpose, requestLimit)} MB${isOne ? '' : each}`
}

/** Whether that many files may be sent. */
export const readFileCount = (count: number, purpose: UploadPurpose): Reading<number> => {
  const { most } = uploadLimits[purpose]
  if (count <= most) return read(count)
  return refuse(most === 1 ? 'Choose one file.' : `Choose up to ${most} files.`)
}
