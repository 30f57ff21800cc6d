import { DrizzleQueryError } from 'drizzle-orm/errors'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { errorForLog } from './error-for-log.ts'

const typed = 'MARKER'
const caught = (work: () => unknown): unknown => {
  try {
    return work()
  } catch (error) {
    return error
  }
}
const ofDatabase = (message: string, code: string) =>
  Object.assign(new Error(message), { code, detail: typed, where: typed, hint: typed, parameters: [typed] })

describe('what a log keeps of an error', () => {
  it.each([
    ['parameters', new DrizzleQueryError('insert into letters values ($1)', [typed])],
    ['lines that look like frames', new DrizzleQueryError('insert', [`I left it\n    at ${typed} Street`])],
    ['what the database found', ofDatabase('duplicate key value violates unique constraint', '23505')],
    ['a value that does not fit', ofDatabase(`invalid input syntax for type uuid: "${typed}"`, '22P02')],
    ['a cause of a cause', new Error('a', { cause: new DrizzleQueryError('b', [typed], ofDatabase('c', '23514')) })],
    ['an answer of a mail server', Object.assign(new Error('Message failed'), { response: typed, rejected: [typed] })],
    ['what is no JSON', caught(() => JSON.parse(`${typed} {`))],
    ['what no schema takes', caught(() => v.parse(v.picklist(['a']), typed))],
    ['what is no error', { message: typed }],
    ['words', typed],
    ['a message that was changed', Object.assign(new Error(`    at ${typed}`), { message: 'changed' })],
    ['a strange code', Object.assign(new Error('x'), { code: `${typed} and more` })],
  ])('is nothing that was typed: %s', (_, error) => {
    expect(JSON.stringify(errorForLog(error))).not.toContain(typed)
  })

  it('is its statement, its code and where it happened', () => {
    const error = new DrizzleQueryError('select 1', [], ofDatabase('canceling statement', '57014'))
    const logged = errorForLog(error)
    expect(logged).toMatchObject({
      message: 'Failed query: select 1',
      cause: { message: 'canceling statement', code: '57014' },
    })
    expect(logged.stack).toMatch(/^Error: Failed query: select 1\n +at .*error-for-log\.test\.ts/)
  })

  it('is the same when it comes by again', () => {
    const logged = errorForLog(new Error('x'))
    expect(errorForLog(logged)).toBe(logged)
  })
})
