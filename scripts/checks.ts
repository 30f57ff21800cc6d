import { runStep, type Step } from './steps.ts'

/** TypeScript 7, by its path: the `typescript` that gql.tada needs has a `tsc` too. Several threads check much twice. */
const types = ['node_modules/@typescript/native/bin/tsc', '--noEmit', '--singleThreaded', '-p']

const checks: Step[] = [
  ['Types', 'node', [...types, '.']],
  ['Types of the worker', 'node', [...types, 'src/site/worker']],
  ['Operations of the site', 'gql.tada', ['check', '--fail-on-warn', '-c', 'src/site/tsconfig.operations.json']],
  ['Format and lint', 'biome', ['ci', '--error-on-warnings']],
  [
    'Direction of imports',
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', 'src', 'e2e', 'bench', 'scripts', 'netlify'],
  ],
  ['Content', 'node', ['src/content-service/check-content.ts']],
]

/** All that can be found out without running the site. Most checks keep one processor busy, so they go side by side. */
export const runChecks = async (): Promise<void> => {
  await Promise.all(checks.map((check) => runStep(check, 'pipe')))
}
