import path from 'node:path'
import { type Plugin, parseAst } from 'vite'
import { editionCodes } from '../../domain/edition/edition-code.ts'

const call = /\bofEditions\(["'](\w+)["']\)/g
/** All editions would come along with it. */
const ofEditionsImport = /import\s*\{\s*ofEditions\s*\}\s*from\s*["'][^"']+["'];?/

/** Puts one thing of every edition in place of `ofEditions('…')`, each imported as a module of its own. */
export const withEditionFields = (code: string, folder: string): string => {
  const imports: string[] = []
  const replaced = code.replace(ofEditionsImport, '').replaceAll(call, (_, field: string) => {
    const entries = editionCodes.map((edition, index) => {
      const name = `${field}Of${index}`
      imports.push(`import { ${field} as ${name} } from ${JSON.stringify(path.join(folder, `${edition}.ts?${field}`))}`)
      return `${JSON.stringify(edition)}: ${name}`
    })
    return `({ ${entries.join(', ')} })`
  })
  return [...new Set(imports), replaced].join('\n')
}

type Statement = ReturnType<typeof parseAst>['body'][number]

const namesIn = (statement: Statement): string[] => {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

/** The part of an edition's file that one thing of it needs: a word too many is let through, which does no harm. */
export const partFor = (field: string, code: string): string => {
  const statements = parseAst(code).body.map((statement) => ({
    names: namesIn(statement),
    text: code.slice(statement.start, statement.end),
  }))
  const needed = new Set<string>()
  const need = (name: string): void => {
    const found = statements.find(({ names, text }) => names.includes(name) && !needed.has(text))
    if (found === undefined) return
    needed.add(found.text)
    for (const [word] of found.text.matchAll(/[\w$]+/g)) need(word)
  }
  need(field)
  return statements.flatMap(({ text }) => (needed.has(text) ? [text] : [])).join('\n')
}

const part = /\/src\/domain\/edition\/[a-z-]+\.ts\?(\w+)$/

/** An edition is a file of many things, of which a page needs one or two: the others need not be sent. */
export const editionFields = (root: string): Plugin => ({
  name: 'edition-fields',
  transform: (code, id) => {
    const field = part.exec(id)?.[1]
    if (field !== undefined) return partFor(field, code)
    if (!code.includes('ofEditions(') || id.endsWith('/edition/editions.ts')) return null
    return withEditionFields(code, path.join(root, 'src/domain/edition'))
  },
})
