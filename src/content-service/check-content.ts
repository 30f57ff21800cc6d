import { resolve } from 'node:path'
import { checkAgreement } from './agreement/check-agreement.ts'
import { loadContent } from './load/load-content.ts'
import { describeProblem } from './load/problem.ts'

const directory = resolve(process.argv[2] ?? 'content')
const result = await loadContent(directory, { cacheDirectory: resolve('.cache/content') })
const problems = result.ok ? checkAgreement(result.content, directory) : result.problems

if (result.ok && problems.length === 0) {
  const { entries, assets } = result.content
  process.stdout.write(`${entries.size} entries, ${assets.size} assets, no problems\n`)
} else {
  for (const problem of problems) process.stderr.write(`${describeProblem(problem)}\n`)
  process.stderr.write(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}\n`)
  process.exitCode = 1
}
