import { expect, it } from 'vitest'
import { withoutPreloads } from './no-preload-helper.ts'

it('leaves imports as they were written, one within another too', () => {
  const wrapped =
    'const a = () => __vitePreload(() => import("./a.js"), __VITE_PRELOAD__);\n' +
    'const b = await __vitePreload(async () => {\n\tconst { b } = await import("./b.js");\n\treturn { b };\n},__VITE_PRELOAD__);'
  expect(withoutPreloads(wrapped)).toBe(
    'const a = () => (() => import("./a.js"))();\n' +
      'const b = await (async () => {\n\tconst { b } = await import("./b.js");\n\treturn { b };\n})();',
  )
})
