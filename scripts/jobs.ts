import { runBundledCommand } from './bundled-command.ts'

// Does jobs until it is stopped.
await runBundledCommand('jobs-command')
