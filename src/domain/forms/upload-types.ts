/** Kinds of files by their media type, with the endings they go by. */
export const uploadTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
} as const

export type UploadType = keyof typeof uploadTypes

/** What is kept, and how it is called: also a mail that nobody could read, which no form takes. */
const keptEndings = { ...uploadTypes, 'message/rfc822': ['eml'] } as const

export type KeptType = keyof typeof keptEndings

export const endingOf = (type: KeptType): string => keptEndings[type][0]
