import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { storedValue } from '../../state/stored-value.ts'

const storedIn = (edition: EditionCode) => storedValue(() => sessionStorage, `place:${edition}`)

const longest = 80

/** The place somebody has looked for dealers near, for as long as the tab is open: other pages need not ask again. */
export const rememberNamedPlace = (edition: EditionCode, label: string): void => {
  storedIn(edition).write(label)
}

export const namedPlace = (edition: EditionCode): string | undefined => {
  const label = storedIn(edition).read()?.trim() ?? ''
  return label === '' || label.length > longest ? undefined : label
}
