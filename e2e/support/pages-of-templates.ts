import { isEditionCode } from '../../src/domain/edition/edition-code.ts'
import { builtPages } from './built-pages.ts'

const editionOf = (path: string): string => {
  const first = path.split('/')[1] ?? ''
  return isEditionCode(first) ? first : 'no edition'
}

/** One page for each template and edition, by their names. */
export const pagesOfTemplates = (): Map<string, string> =>
  new Map(
    builtPages()
      .sort((one, other) => one.path.localeCompare(other.path))
      .map(({ component, path }) => [`${component} of ${editionOf(path)}`, path]),
  )
