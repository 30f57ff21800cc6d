import path from 'node:path'
import type { Plugin } from 'vite'
import { className } from './vite-settings.ts'

const styleImport = /import (\w+) from ["']([^"']+\.module\.css)["'];?/g

/** Replaces `styles.bar` by the class name itself: the table of names need not be sent, and the names compress better in place. */
export const withLiteralClassNames = (code: string, id: string): string => {
  let result = code
  for (const [statement, variable = '', file = ''] of code.matchAll(styleImport)) {
    result = result
      .replace(statement, `import ${JSON.stringify(file)}`)
      .replaceAll(new RegExp(`(?<![\\w$./-])${variable}\\.(\\w+)`, 'g'), (_, name: string) =>
        JSON.stringify(className(name, path.join(path.dirname(id), file))),
      )
  }
  return result
}

export const literalClassNames = (): Plugin[] => [
  {
    name: 'literal-class-names',
    transform: (code, id) =>
      id.endsWith('.tsx') && code.includes('.module.css') ? withLiteralClassNames(code, id) : null,
  },
  {
    name: 'keep-styles',
    enforce: 'post',
    // Styles whose table of names nobody reads would be dropped with it.
    transform: (code, id) => (id.endsWith('.module.css') ? { code, moduleSideEffects: 'no-treeshake' } : null),
  },
]
