import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync(['docs/**/*.md', 'src/**/README.md'])]

/** What a step by step guide is about to make. */
const yetToBeMade = ['src/site/pages/support/water-testing/page.tsx', 'src/build/pages/support/water-testing.ts']

const isThere = (file: string): boolean => existsSync(file) || globSync(file).length > 0

/** Paths from the root in code, but for those with a <part> to be filled in. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:src|scripts|e2e|bench|netlify|content|imagery|docs)\/[^`\s<{…]*)`/g)].map(
    ([, file = '']) => file,
  )

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, file = '']) => file)

it.each(documents)('%s names files that there are', (document) => {
  const text = readFileSync(document, 'utf8')
  const links = linksIn(text).map((link) => path.join(path.dirname(document), link))
  const named = pathsIn(text).filter((file) => !yetToBeMade.includes(file))
  expect([...links, ...named].filter((file) => !isThere(file))).toEqual([])
})
