import { runBundledCommand } from './bundled-command.ts'

// Does what was typed.
await runBundledCommand('shop-command')
