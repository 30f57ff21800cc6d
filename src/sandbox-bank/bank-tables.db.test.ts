import { expect, it } from 'vitest'
import { onEachBank } from './on-each-bank.fake.ts'
import { clientOf, openTestBank } from './test-bank.fake.ts'

onEachBank((test) => {
  it('are made once by servers that start together, and found by those that start later', async () => {
    const { sql } = test()
    for (let round = 0; round < 4; round += 1) {
      await sql.query('drop schema sandbox_bank cascade')
      const servers = Array.from({ length: 6 }, () => openTestBank({ sql }))
      const opened = await Promise.all(servers.map((server) => clientOf(server).open()))
      expect(new Set(opened).size).toBe(6)
      expect(await clientOf(openTestBank({ sql })).read(opened[0] ?? '')).toMatchObject({ state: 'open' })
    }
  })

  it('are made with the next request where the database was not there for the first', async () => {
    const { sql } = test()
    let isThere = false
    const transaction: typeof sql.transaction = (work) =>
      isThere ? sql.transaction(work) : Promise.reject(new Error('not yet'))
    const client = clientOf(openTestBank({ sql: { ...sql, transaction } }))
    expect((await client.ask('/v1/intents?order=o')).status).toBe(500)
    isThere = true
    expect((await client.ask('/v1/intents?order=o')).status).toBe(200)
  })
})
