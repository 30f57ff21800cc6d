import { runEarly } from './run-early.ts'

runEarly()
