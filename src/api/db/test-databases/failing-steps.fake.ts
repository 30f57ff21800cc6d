import type { Db } from '../database.ts'

/** What a crash looks like to whoever was in the middle of something. */
export class Crash extends Error {}

const statements = ['select', 'insert', 'update', 'delete', 'execute', '$count'] as const

/** Counts statements, and ends everything before the one with this number. */
const counting = (unit: Db, count: { steps: number }, crashAt: number): Db =>
  new Proxy(unit, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (!statements.some((each) => each === name)) return value.bind(target)
      return (...given: unknown[]) => {
        count.steps += 1
        if (count.steps === crashAt) throw new Crash(`before step ${crashAt}`)
        return Reflect.apply(value, target, given)
      }
    },
  })

/**
 * A database on which every transaction ends before one of its statements, as when the process is killed there. `isGuarded: false`:
 * what it has done until then stays, as it would without a transaction.
 */
export const crashingDb = (db: Db, crashAt: number, isGuarded = true): { db: Db; count: { steps: number } } => {
  const count = { steps: 0 }
  const transaction = (work: (unit: Db) => Promise<unknown>) =>
    isGuarded ? db.transaction((unit) => work(counting(unit, count, crashAt))) : work(counting(db, count, crashAt))
  const crashing = new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return transaction
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { db: crashing, count }
}
