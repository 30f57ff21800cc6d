import { runStep, type Step } from './steps.ts'

const checks: Step[] = [
  ['Types', 'tsc', ['--noEmit', '-p', '.']],
  ['Types of the worker', 'tsc', ['--noEmit', '-p', 'src/site/worker']],
  ['Operations of the site', 'gql.tada', ['check', '--fail-on-warn']],
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
