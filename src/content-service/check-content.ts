import { resolve } from 'node:path'
import { loadContent } from './load/load-content.ts'
import { describeProblem } from './load/problem.ts'

const directory = resolve(process.argv[2] ?? 'content')
const result = await loadContent(directory, { cacheDirectory: resolve('.cache/content') })

if (result.ok) {
  const { entries, assets } = result.content
  process.stdout.write(`${entries.size} entries, ${assets.size} assets, no problems\n`)
} else {
  for (const problem of result.problems) process.stderr.write(`${describeProblem(problem)}\n`)
  process.stderr.write(`\n${result.problems.length} ${result.problems.length === 1 ? 'problem' : 'problems'}\n`)
  process.exitCode = 1
}
