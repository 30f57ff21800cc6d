import path from 'node:path'
import type { Plugin } from 'vite'

/** Where the names of React's packages lead in the browsers that visitors have. */
const files: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
}

/** What React calls the parts of its own tree: nothing outside of it reads them. */
const privateNames =
  'memoizedState memoizedProps pendingProps updateQueue alternate subtreeFlags childLanes pendingLanes suspendedLanes pingedLanes entangledLanes baseState baseQueue stateNode elementType refCleanup deletions hiddenUpdates expirationTimes'.split(
    ' ',
  )
const isPrivate = new RegExp(`\\b(${privateNames.join('|')})\\b`, 'g')
const isQuoted = new RegExp(`["'](${privateNames.join('|')})["']`)

const shorten = (name: string): string => `$${privateNames.indexOf(name).toString(36)}`

/** What React throws to itself, made while its file runs: never read, but the browser notes where each was made. */
const isSignal = /\b(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g

const otherForm = () => new Error('React is published in another form than can be spread out: see flat-react.ts.')

/** A CommonJS file as a module: what it requires is imported, and what it exports is a name of its own. */
export const flatten = (code: string): string => {
  const imports = new Map<string, string>()
  const flat = code.replace(/\brequire\("([\w/-]+)"\)/g, (_, name: string) => {
    const local = imports.get(name) ?? `required${imports.size}`
    imports.set(name, local)
    return local
  })
  const names = [...new Set([...flat.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))]
  if (names.length === 0 || /\bmodule\.exports|\brequire\(/.test(flat) || isQuoted.test(flat)) throw otherForm()
  return [
    ...[...imports].map(([name, local]) => `import * as ${local} from ${JSON.stringify(name)}`),
    `let ${names.map((name) => `exported_${name}`).join(', ')}`,
    flat
      .replaceAll(/\bexports\.(\w+)/g, 'exported_$1')
      .replaceAll(isPrivate, shorten)
      .replaceAll(isSignal, '$1 = Object.create(Error.prototype)'),
    `export { ${names.map((name) => `exported_${name} as ${name}`).join(', ')} }`,
  ].join('\n')
}

/**
 * React is published as functions that run once, which a browser parses twice: to find their end, and to run them. Spread out on
 * the file's own level they are parsed once: a third of the time that the code takes to begin.
 */
export const flatReact = (root: string): Plugin => {
  const paths = new Map(Object.entries(files).map(([name, file]) => [name, path.join(root, 'node_modules', file)]))
  const spreadOut = new Set(paths.values())
  return {
    name: 'flat-react',
    enforce: 'pre',
    resolveId: (name) => paths.get(name),
    transform: (code, id) => (spreadOut.has(id) ? { code: flatten(code), map: null } : undefined),
  }
}
