import { describe, expect, it } from 'vitest'
import type { BankSql } from '../bank-sql.ts'
import { testCards } from '../cards/test-cards.ts'
import { bankPolicy } from '../http/bank-headers.ts'
import { base, keys, openTestBank } from '../test-bank.fake.ts'

/** Tables with nothing in them. */
const empty: BankSql = { query: async () => [], transaction: (work) => work(empty) }
const bank = openTestBank({ sql: empty })
const look = async (path: string) => {
  const answer = await bank.fetch(new Request(`${base}${path}`))
  return { answer, text: await answer.text() }
}

describe('the bank’s pages', () => {
  it.each([
    ...['/', '/fields?parent=http://pools.test', '/control', '/verify/pi_1', '/nothing', '/fields.css', '/bank.css'],
    ...['/fields.js', '/verify.js', '/v1/intents', '/v1/intents/pi_1'],
  ])('come with the bank’s own policy: %s', async (path) => {
    const { answer } = await look(path)
    expect(answer.headers.get('content-security-policy')).toBe(bankPolicy)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['/', '/fields?parent=http://pools.test', '/control', '/verify/pi_1'])(
    'have nothing inside that the policy stops: %s',
    async (path) => {
      const { text } = await look(path)
      expect(text).not.toMatch(/<script(?![^>]* src=)|<style| style="| on\w+="/)
    },
  )

  it('follow the theme that they are asked for, and only that', async () => {
    const themeOf = async (asked: string) => / data-theme="([^"]*)"/.exec((await look(asked)).text)?.[1]
    for (const page of ['/?', '/fields?parent=http://pools.test&', '/control?']) {
      expect(await themeOf(`${page}theme=dark`)).toBe('dark')
      expect(await themeOf(`${page}theme=light`)).toBe('light')
      expect(await themeOf(`${page}theme=%22onload=`)).toBeUndefined()
    }
  })

  it('list the cards to try', async () => {
    const { text } = await look('/')
    for (const { does } of testCards) expect(text).toContain(does)
    expect(text).toContain('4242 4242 4242 4242')
    expect(text).toContain('3782 822463 10005')
  })

  it('are at one address', async () => {
    const answer = await bank.fetch(new Request(base))
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/sandbox-bank/'])
  })
})

describe('the card’s fields', () => {
  it('are named for browsers that fill them in, and know whom to speak to', async () => {
    const { text } = await look('/fields?parent=http://pools.test:8080')
    for (const token of ['cc-number', 'cc-exp', 'cc-csc']) expect(text).toContain(`autocomplete="${token}"`)
    expect(text.match(/inputmode="numeric"/g)).toHaveLength(3)
    expect(text).toContain('data-parent="http://pools.test:8080"')
    expect(text).toContain(`data-key="${keys.publishableKey}"`)
    expect(text).not.toContain(keys.secretKey)
  })

  it.each(['', '?parent=', '?parent=*', '?parent=null', '?parent=http://pools.test/page', '?parent=javascript:1'])(
    'are for nobody in particular: %j is refused',
    async (query) => {
      expect((await look(`/fields${query}`)).answer.status).toBe(400)
    },
  )
})
