import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from './database.ts'
import { databaseTrouble } from './database-trouble.ts'

const over = (client: pg.Pool | pg.PoolClient): Db => drizzle(client, { casing: 'snake_case' })

/**
 * A database whose transactions always give their connection back. Drizzle's own keep it for good when the first statement fails, as
 * it does on a connection that has just been cut: ten of those, and nobody has one. A connection that is in the middle of something
 * or belongs to a server that cannot be used is given back to be closed.
 */
export const databaseOver = (pool: pg.Pool): Db => {
  const db = over(pool)
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    let isBad = false
    try {
      return await over(client).transaction(work, config)
    } catch (error) {
      isBad = databaseTrouble(error) !== undefined || client.getTransactionStatus() !== 'I'
      throw error
    } finally {
      client.release(isBad)
    }
  }
  return db
}
