import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const literal = /#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch|oklab|lab|lch)\(/i

/** What a mask lets through has no colour. */
const isMask = (line: string): boolean => line.includes('mask')

it('colours of parts that many pages share are tokens, so that themes and contrast are decided in one place', () => {
  const found = globSync('src/site/{components,features,panels,templates}/**/*.module.css').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => literal.test(line) && !isMask(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
