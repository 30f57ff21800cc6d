import { type Reading, read, refuse } from './checks/reading.ts'
import { conversionAdvice, convertibleByName } from './convertible-files.ts'
import { largestFile, megabyte, type UploadPurpose, uploadLimits } from './upload-limits.ts'
import { type UploadType, uploadTypes } from './upload-types.ts'

/** The type a file says it has. Systems without an office program do not know DOCX: then its ending tells. */
export const declaredType = ({ name, type }: { name: string; type: string }): UploadType | undefined => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const types = Object.keys(uploadTypes) as UploadType[]
  return (
    types.find((each) => each === type.toLowerCase()) ??
    types.find((each) => (uploadTypes[each] as readonly string[]).includes(ending))
  )
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
    return refuse(`Choose a file of up to ${most} MB; this one is about ${size}.`)
  }
  return read(type)
}
