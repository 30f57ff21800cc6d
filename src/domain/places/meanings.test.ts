import { expect, it } from 'vitest'
import { meanings } from './meanings.ts'

it('a name may mean several things when it was typed short', () => {
  expect(meanings('pt chev')).toEqual(['pt chev', 'port chev', 'point chev'])
  expect(meanings('st')).toEqual(['st', 'saint'])
  expect(meanings('chch')).toEqual(['chch', 'christchurch'])
  expect(meanings('palmy')).toContain('palmerston north')
  expect(meanings('st st st st st st').length).toBeLessThanOrEqual(12)
})
