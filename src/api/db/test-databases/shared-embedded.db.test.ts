import { expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { emptyEmbeddedDatabase } from './shared-embedded.fake.ts'

const ask = async ({ statements }: Database, sql: string): Promise<object[]> => (await statements.executeSql(sql)).rows

it('has none of the rows that the file before wrote', async () => {
  const before = await emptyEmbeddedDatabase()
  await ask(before, `insert into secrets (name, value) values ('left behind', 'x')`)
  expect(await ask(before, 'select name from secrets')).toHaveLength(1)
  const after = await emptyEmbeddedDatabase()
  expect(await ask(after, 'select name from secrets')).toEqual([])
})

it('has no table that the file before made', async () => {
  await ask(await emptyEmbeddedDatabase(), 'create table left_behind (id int)')
  const after = await emptyEmbeddedDatabase()
  await expect(ask(after, 'select * from left_behind')).rejects.toThrow('left_behind')
  expect(await ask(after, 'select name from secrets')).toEqual([])
})
