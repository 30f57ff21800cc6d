import { globSync } from 'node:fs'

const testFiles = (): string[] => globSync('{src,scripts,e2e}/**/*.test.{ts,tsx}')

const literally = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/**
 * What Vitest is told of the words after `npm test --`: the files whose path has one of them, and if there is no such
 * file the tests whose name has them all, in this order. Options go to Vitest as they are.
 */
export const testFilter = (given: readonly string[], files = testFiles()): string[] => {
  const options = given.filter((word) => word.startsWith('-'))
  const words = given.filter((word) => !word.startsWith('-'))
  const isPath = words.some((word) => files.some((file) => file.includes(word)))
  if (words.length === 0 || isPath) return [...words, ...options]
  return ['--testNamePattern', words.map(literally).join('.*'), ...options]
}
