import * as v from 'valibot'
import type { Session } from './webdriver-session.ts'

const opened = v.object({ handle: v.string() })

/**
 * Windows that are driven side by side. A session speaks to the one it was switched to last: every command switches to its own,
 * and no other comes between. `first` stays open, so that there always is one.
 */
export const sharedWindows = (session: Session, first: string) => {
  let current = first
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
  const switchTo = async (handle: string) => {
    if (handle === current) return
    await session.post('/window', { handle })
    current = handle
  }
  const inWindow = <Result>(handle: string, work: () => Promise<Result>): Promise<Result> =>
    inTurn(async () => {
      await switchTo(handle)
      return work()
    })

  return {
    open: async (): Promise<{ session: Session; close: () => Promise<void> }> => {
      const { handle } = v.parse(opened, await inTurn(() => session.post('/window/new', { type: 'window' })))
      return {
        session: {
          ...session,
          get: (command) => inWindow(handle, () => session.get(command)),
          post: (command, body) => inWindow(handle, () => session.post(command, body)),
          remove: (command) => inWindow(handle, () => session.remove(command)),
        },
        close: () =>
          inWindow(handle, async () => {
            await session.remove('/window')
            await switchTo(first)
          }),
      }
    },
  }
}
