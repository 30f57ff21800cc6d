import { expect, it } from 'vitest'
import { minifiedAgain } from './minify-again.ts'

it('less code does the same, and keeps the word on how to compile it', async () => {
  const code =
    '//# allFunctionsCalledOnLoad\nconst long = (value) => { const twice = value * 2; return twice }; export { long as a };'
  const less = await minifiedAgain(code)
  expect(less.length).toBeLessThan(code.length)
  expect(less).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  const { a } = await import(`data:text/javascript,${encodeURIComponent(less)}`)
  expect(a(21)).toBe(42)
})
