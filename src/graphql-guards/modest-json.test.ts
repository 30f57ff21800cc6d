import { describe, expect, it } from 'vitest'
import { isModestJson, maximumLevels, maximumParts } from './modest-json.ts'

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const list = (entries: number) => `[${Array.from({ length: entries }, () => 1)}]`

describe('JSON', () => {
  it('may have thirty-two levels', () => {
    expect(isModestJson(nested(maximumLevels))).toBe(true)
    expect(isModestJson(nested(maximumLevels + 1))).toBe(false)
    expect(isModestJson('{"a":'.repeat(maximumLevels + 1))).toBe(false)
  })

  it('may have ten thousand parts', () => {
    expect(isModestJson(list(maximumParts))).toBe(true)
    expect(isModestJson(list(maximumParts + 1))).toBe(false)
    expect(isModestJson(`[${'[],'.repeat(maximumParts / 2)}1]`)).toBe(false)
  })

  it('may have anything in its texts', () => {
    for (const text of [nested(100), list(20_000), '"[{', '\\"[[', '\\', `\\${'['.repeat(99)}`]) {
      expect(isModestJson(JSON.stringify({ text }))).toBe(true)
    }
    expect(isModestJson(`"\\\\"${nested(99)}`)).toBe(false)
  })

  it('may be broken', () => {
    for (const text of ['', '"', '"\\', ']]]]', '{"a', ',']) expect(isModestJson(text)).toBe(true)
  })
})
