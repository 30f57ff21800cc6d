import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { flatten } from './flat-react.ts'

const published = `"use strict";
var React = require("react"), again = require("react");
exports.version = void 0;
function read(fiber) { return [React.version, again.version, fiber.memoizedState, exports.version] }
exports.version = "19";
exports.read = read;`

it('a file of React becomes a module without a function around it', async () => {
  const flat = flatten(published)
  expect(flat).not.toMatch(/require\(|\bexports\.|memoizedState/)
  const library = `data:text/javascript,export const version = 1`
  const module = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(flat.replaceAll('"react"', `"${library}"`))}`
  )
  expect(module.version).toBe('19')
  expect(module.read({ $0: 'state' })).toEqual([1, 1, 'state', '19'])
})

it('what React throws to itself is no error that notes where it was made', () => {
  const flat = flatten(
    'exports.a = 1\nvar SuspenseException = Error(formatProdErrorMessage(460)),\n  wrong = Error(formatProdErrorMessage(520))',
  )
  expect(flat).toContain('SuspenseException = Object.create(Error.prototype)')
  expect(flat).toContain('wrong = Error(formatProdErrorMessage(520))')
})

it('the version of React that is installed throws five such things to itself', () => {
  const flat = flatten(readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8'))
  expect(flat.match(/ = Object\.create\(Error\.prototype\)/g)).toHaveLength(5)
})

it.each([
  ['that exports nothing', 'var version = 19'],
  ['that replaces its exports', 'exports.a = 1; module.exports = {}'],
  ['that requires what is computed', 'exports.a = require(name)'],
  ['that names a private part of its tree as a string', 'exports.a = fiber["memoizedState"]'],
])('a file %s is not what this was made for', (_, code) => {
  expect(() => flatten(code)).toThrow('another form')
})
