import { describe, expect, it } from 'vitest'
import { foldedName, writtenOut } from './folded-name.ts'

describe('a folded name', () => {
  it('has no case, accents, macrons, apostrophes or hyphens', () => {
    expect(foldedName('Whangārei')).toBe('whangarei')
    expect(foldedName('Daniëlskuil')).toBe('danielskuil')
    expect(foldedName('O’Connor')).toBe('oconnor')
    expect(foldedName("Jack's Point")).toBe('jacks point')
    expect(foldedName('  Kippa-Ring, ')).toBe('kippa ring')
  })

  it('writes out what signs shorten', () => {
    expect(writtenOut('st kilda')).toBe('saint kilda')
    expect(writtenOut('mt isa')).toBe('mount isa')
    expect(writtenOut('stafford')).toBe('stafford')
  })
})
