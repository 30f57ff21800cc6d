import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Types are stripped and code compiled once, not at every build: of a small rebuild that is a fifth.
enableCompileCache(path.resolve('.cache/compiled'))
await import('./build-command.ts')
