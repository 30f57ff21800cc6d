import type { UploadType } from './upload-types.ts'

/** What a file can be that we do not take, but can tell its sender how to change. */
export type ConvertibleFile = 'heic' | 'old-word' | 'word-with-macros'

const endings: Readonly<Record<string, ConvertibleFile>> = {
  heic: 'heic',
  heif: 'heic',
  doc: 'old-word',
  docm: 'word-with-macros',
}

/** By its name alone, before anybody has looked into it. */
export const convertibleByName = (name: string): ConvertibleFile | undefined => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Object.hasOwn(endings, ending) ? endings[ending] : undefined
}

/** How to change a file into one of these types; nothing for other kinds, or where it could not be one of them. */
export const conversionAdvice = (kind: string | undefined, types: readonly UploadType[]): string | undefined => {
  if (kind === 'heic' && types.includes('image/jpeg')) {
    return 'This photo is in HEIC format, which only some devices can show. Set your phone’s camera to JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible) and take it again, or send a screenshot of it.'
  }
  if (!types.includes('application/vnd.openxmlformats-officedocument.wordprocessingml.document')) return undefined
  if (kind === 'old-word') {
    return 'This is an older Word document, or one locked with a password. Open it in Word, save it as PDF and send that.'
  }
  return kind === 'word-with-macros'
    ? 'The Word document has macros in it. Open it in Word, save it as PDF and send that.'
    : undefined
}
