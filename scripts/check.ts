import { runChecks } from './checks.ts'

await runChecks()
