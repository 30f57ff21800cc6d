import path from 'node:path'
import type { Plugin } from 'vite'

const browserRooms = ['domain', 'runtime', 'site']

/** Fails the bundle when a module from a server room, or one of Node's own, would be sent to a browser. */
export const browserBoundary = (root: string): Plugin => ({
  name: 'browser-boundary',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id.startsWith('node:')) this.error(`${id} does not exist in browsers (imported by ${importer})`)
    return null
  },
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue
      for (const id of output.moduleIds) {
        const file = path.relative(path.join(root, 'src'), id.split('?')[0] ?? id)
        const room = file.split(path.sep)[0] ?? ''
        if (!file.startsWith('..') && !browserRooms.includes(room)) {
          this.error(`src/${file} is not for browsers but is part of ${output.fileName}`)
        }
      }
    }
  },
})
