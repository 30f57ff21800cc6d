import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { formKinds, formPath, isFormKind } from './form-kind.ts'

describe('the forms', () => {
  it('stand on pages of the specification', () => {
    const pages = readFileSync(new URL('../../../docs/spec/pages.json', import.meta.url), 'utf8')
    for (const kind of formKinds) expect(pages).toContain(`"${formPath(kind, 'en-au')}"`)
  })

  it('are known by name', () => {
    expect(isFormKind('repair')).toBe(true)
    expect(isFormKind('constructor')).toBe(false)
  })
})
