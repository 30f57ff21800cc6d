import type { EditionCode } from '../../../domain/edition/edition-code.ts'

/** A page, and the editions it exists in. */
export interface EditionedPage {
  current: EditionCode
  path: string
  existsIn: EditionCode[]
}

/** The same page in another edition if it exists there, otherwise that edition's home. */
export const pathInEdition = (edition: EditionCode, { current, path, existsIn }: EditionedPage): string => {
  const prefix = `/${current}/`
  return existsIn.includes(edition) && path.startsWith(prefix)
    ? `/${edition}/${path.slice(prefix.length)}`
    : `/${edition}/`
}
