import { describe, expect, it } from 'vitest'
import { poolsideTools } from './poolside-tools.ts'

describe('what to have by the pool', () => {
  it('are the tools of the edition, for whoever looks for help or uses one of them', () => {
    const tools = ['/en-nz/support/troubleshooting/', '/en-nz/which-model/', '/en-nz/support/calculators/']
    expect(poolsideTools('/en-nz/support/')).toEqual(tools)
    expect(poolsideTools('/en-NZ/support/faq/how-often/')).toEqual(tools)
    expect(poolsideTools('/en-nz/which-model/')).toEqual(tools)
  })

  it('is nothing for others', () => {
    for (const path of ['/', '/en-nz/', '/en-nz/about-us/', '/en-nz/supported/', '/offline/', '/support/'])
      expect(poolsideTools(path), path).toEqual([])
  })
})
