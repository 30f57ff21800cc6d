import { expect, it } from 'vitest'
import { withoutImport } from './drop-empty-chunks.ts'

it.each([
  [
    'import{a}from"./core-1.js";import"./on-demand-2.js";import"./b.js";go()',
    'import{a}from"./core-1.js";import"./b.js";go()',
  ],
  ['import "./on-demand-2.js";\nimport "./b.js";\n', 'import "./b.js";\n'],
  ['import{x}from"./on-demand-2.js";x()', 'import{x}from"./on-demand-2.js";x()'],
])('%s does not ask for a chunk of nothing', (code, expected) => {
  expect(withoutImport(code, 'assets/on-demand-2.js')).toBe(expected)
})
