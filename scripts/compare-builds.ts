import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Holds the pages of two builds against each other: for changes that move code and must not be seen. Files have other names where
 * their code, their encoder or the names in them are others, and builds have names of their own; everything else has to be the same. Usage:
 * node scripts/compare-builds.ts BEFORE AFTER
 */
const [before, after] = process.argv.slice(2)
if (before === undefined || after === undefined) {
  console.error('Name the folders of two builds: node scripts/compare-builds.ts BEFORE AFTER')
  process.exit(2)
}

const pagesBelow = (folder: string): Set<string> =>
  new Set(globSync('**/*.html', { cwd: folder, exclude: ['page-data'] }))

const comparable = (folder: string, file: string): string =>
  readFileSync(path.join(folder, file), 'utf8')
    .replaceAll(/\/assets\/[\w.-]+\.(\w+)/g, '/assets/*.$1')
    .replaceAll(/\/page-data\/sq\/d\/\w+/g, '/page-data/sq/d/*')
    .replaceAll(/\/images\/([\w-]+)-[0-9a-f]{8,16}(?=[-.])/g, '/images/$1-*')
    .replace(/ data-build="\w+"/, '')

/** The rules of inlined sheets in one order: files of styles change places when they move, and few elements have classes of two. */
const withSortedRules = (html: string): string =>
  html.replaceAll(/(<style\b[^>]*>)(.*?)(?=<\/style>)/gs, (_, tag: string, rules: string) =>
    [tag, ...rules.split('}').sort()].join('}'),
  )

/** Some letters either side of where two texts part. */
const parting = (one: string, other: string): string => {
  let at = 0
  while (one[at] === other[at]) at += 1
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 100))
  return `  before ${around(one)}\n  after  ${around(other)}`
}

const [old, now] = [pagesBelow(before), pagesBelow(after)]
let same = 0
const reordered: string[] = []
const differences: string[] = []
for (const file of [...new Set([...old, ...now])].sort()) {
  if (!old.has(file)) differences.push(`${file} is new`)
  else if (!now.has(file)) differences.push(`${file} is gone`)
  else {
    const [one, other] = [comparable(before, file), comparable(after, file)]
    if (one === other) same += 1
    else if (withSortedRules(one) === withSortedRules(other)) reordered.push(file)
    else differences.push(`${file} is another\n${parting(one, other)}`)
  }
}
console.log(differences.slice(0, 40).join('\n'))
console.log(`${same} pages are the same, ${differences.length} are not`)
if (reordered.length > 0) console.log(`The same rules in another order: ${reordered.join(', ')}`)
process.exitCode = differences.length > 0 ? 1 : 0
