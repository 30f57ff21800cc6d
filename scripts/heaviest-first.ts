import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest, in no order. Begun last, one of them would keep one processor busy while the other has nothing left. */
const heaviest = [
  'runtime/missing-resources',
  'runtime/every-template',
  'build/same-as-clean',
  'build/content-host',
  'looks/',
  'shop/',
  'worker/caches',
  'build/incremental',
  'forms/without-scripts',
  'forms/every-form',
  'forms/bad-values',
]

/** Vitest ends a process when the next file wants another environment than the last one had. */
const wantsDom = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment')

/** Vitest knows how long files took only where it has run them before. */
export class HeaviestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isHeavy = ({ moduleId }: TestSpecification): boolean =>
      heaviest.some((each) => moduleId.includes(`e2e/${each}`))
    const {
      dom = [],
      heavy = [],
      other = [],
    } = Object.groupBy(sorted, (file) => (wantsDom(file) ? 'dom' : isHeavy(file) ? 'heavy' : 'other'))
    return [...heavy, ...other, ...dom]
  }
}
