import path from 'node:path'
import type { Plugin } from 'vite'
import { editionCodes } from '../../domain/edition/edition-code.ts'

const call = /\bofEditions\(["'](\w+)["']\)/g

/** Puts the things of all editions in place of `ofEditions('…')`, each imported by its name. */
export const withEditionFields = (code: string, folder: string): string => {
  const imports: string[] = []
  const replaced = code.replaceAll(call, (_, field: string) => {
    const entries = editionCodes.map((edition, index) => {
      const name = `${field}Of${index}`
      imports.push(`import { ${field} as ${name} } from ${JSON.stringify(path.join(folder, `${edition}.ts`))}`)
      return `${JSON.stringify(edition)}: ${name}`
    })
    return `({ ${entries.join(', ')} })`
  })
  return [...new Set(imports), replaced].join('\n')
}

/** An edition is a file of many things, of which a page needs one or two: the others need not be sent. */
export const editionFields = (root: string): Plugin => ({
  name: 'edition-fields',
  transform: {
    filter: { id: /\/src\/(domain|site)\//, code: 'ofEditions(' },
    handler: (code, id) =>
      id.endsWith('/edition/editions.ts') ? null : withEditionFields(code, path.join(root, 'src/domain/edition')),
  },
})
