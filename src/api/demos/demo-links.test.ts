import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  type DemoPurpose,
  demoAddress,
  demoPurposes,
  demoToken,
  readDemoToken,
  withoutDealersLinks,
} from './demo-links.ts'

const secret = randomBytes(32).toString('base64url')
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const anyLetter = () => alphabet[randomInt(alphabet.length)] ?? 'A'

describe('the token of a link', () => {
  it('stands for what it was made for', () => {
    for (const purpose of demoPurposes) {
      const id = randomUUID()
      expect(readDemoToken([secret], demoToken(secret, { purpose, id }))).toEqual({ purpose, id })
    }
    expect(demoAddress('https://pools.example', 'abc', 'no')).toBe(
      'https://pools.example/.netlify/functions/demos?t=abc&choice=no',
    )
  })

  it('is good for one purpose: that of another is no link', () => {
    const id = randomUUID()
    const letters: Record<DemoPurpose, string> = Object.fromEntries(
      demoPurposes.map((purpose) => [purpose, demoToken(secret, { purpose, id }).slice(0, 1)]),
    ) as Record<DemoPurpose, string>
    for (const one of demoPurposes)
      for (const other of demoPurposes.filter((each) => each !== one)) {
        const swapped = letters[other] + demoToken(secret, { purpose: one, id }).slice(1)
        expect(readDemoToken([secret], swapped)).toBeUndefined()
      }
  })

  it('cannot be guessed or bent: of 4,000 forged or mutated ones none is good', () => {
    for (let time = 0; time < 1000; time += 1) {
      const link = { purpose: demoPurposes[time % 4] ?? 'own', id: randomUUID() }
      const good = demoToken(secret, link)
      const at = randomInt(good.length)
      const bent = good.slice(0, at) + anyLetter() + good.slice(at + 1)
      const forged = [
        demoToken(randomBytes(32).toString('base64url'), link),
        good.slice(0, 1) + Array.from({ length: good.length - 1 }, anyLetter).join(''),
        good.slice(0, 23) + demoToken(secret, { ...link, id: randomUUID() }).slice(23),
        ...(bent === good ? [] : [bent]),
      ]
      for (const each of forged) expect(readDemoToken([secret], each), each).toBeUndefined()
    }
  })

  it.each(['', 'a', 'own', `o${'A'.repeat(46)}`, `o${'=!'.repeat(23)}`, 'o'.repeat(5000)])('is not “%s”', (text) => {
    expect(readDemoToken([secret], text)).toBeUndefined()
  })
})

it('a letter to a dealer can be read without the link that answers it', () => {
  const id = randomUUID()
  const of = (purpose: DemoPurpose) => demoAddress('https://pools.example', demoToken(secret, { purpose, id }))
  const text = demoPurposes.map(of).join('\n')
  const read = withoutDealersLinks(text)
  expect(read.match(/t=…/g)).toHaveLength(2)
  expect(read).toContain(of('own'))
  for (const purpose of ['answer', 'answer-calendar'] as const)
    expect(read).not.toContain(demoToken(secret, { purpose, id }))
})
