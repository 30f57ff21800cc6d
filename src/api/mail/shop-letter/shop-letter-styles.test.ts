import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { shopLetterColours } from './shop-letter-styles.ts'

it('wears the colours of the site', () => {
  const tokens = readFileSync(new URL('../../../site/styles/tokens.css', import.meta.url), 'utf8')
  for (const { hair: _mixed, tileOff: _mixedToo, ...colours } of Object.values(shopLetterColours))
    for (const colour of Object.values(colours)) expect(tokens).toContain(`${colour};`)
})
