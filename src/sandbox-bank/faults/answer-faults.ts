import { setTimeout as delay } from 'node:timers/promises'
import type { MiddlewareHandler } from 'hono'
import type { BankSql } from '../bank-sql.ts'
import { cutOff } from './cut-off.ts'
import { readFaults, takeCut } from './faults.ts'

/** Lets answers be slow or break off. What was asked for is done before the wait: who gives up early cannot know. */
export const answerFaults =
  (sql: BankSql): MiddlewareHandler =>
  async (context, next) => {
    const faults = await readFaults(sql)
    const cut = await takeCut(sql, faults)
    if (cut === 'before') return cutOff()
    await next()
    await delay(faults.answersSlowMs)
    if (cut === 'after') {
      context.res = undefined
      context.res = cutOff()
    }
    return undefined
  }
