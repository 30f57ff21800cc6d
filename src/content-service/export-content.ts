import { resolve } from 'node:path'
import { createSpaceExport } from './export/space-export.ts'
import { refusedBySpace } from './export/space-limits.ts'
import { exportFile, writeExport } from './export/write-export.ts'
import { loadContent } from './load/load-content.ts'
import { describeProblem } from './load/problem.ts'
import { contentModel } from './model/content-model.ts'

// Writes the content as an import file for a space of Contentful: node src/content-service/export-content.ts [FOLDER [CONTENT]]
const [folder = 'contentful-export', directory = 'content'] = process.argv.slice(2)
const loaded = await loadContent(resolve(directory))
const space = loaded.ok ? createSpaceExport(loaded.content, contentModel) : undefined
const problems = loaded.ok ? (space ? refusedBySpace(space) : []) : loaded.problems.map(describeProblem)

if (loaded.ok && space && problems.length === 0) {
  await writeExport(resolve(folder), space, loaded.content)
  const { contentTypes, entries, assets } = space
  process.stdout.write(`${folder}: ${contentTypes.length} content types, ${entries.length} entries, ${assets.length} assets\n
npx contentful-import --space-id SPACE --management-token TOKEN \\
  --content-file ${folder}/${exportFile} --upload-assets --assets-directory ${folder}
`)
} else {
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  process.exitCode = 1
}
