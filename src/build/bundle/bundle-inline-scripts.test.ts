import { describe, expect, it } from 'vitest'
import { bundleInlineScripts } from './bundle-inline-scripts.ts'

describe('the scripts in the head', () => {
  const scripts = bundleInlineScripts(process.cwd())

  it('are small enough to go into every page', async () => {
    const { theme, early } = await scripts
    expect(theme.length).toBeLessThanOrEqual(320)
    expect(early.length).toBeLessThanOrEqual(3850)
  })

  it('are whole in themselves, and cannot end their own element', async () => {
    for (const script of Object.values(await scripts)) {
      expect(script).not.toMatch(/\b(import|export)\b|<\/script/)
      expect(() => new Function(script)).not.toThrow()
    }
  })
})
