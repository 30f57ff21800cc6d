// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { createNotices } from './notices.ts'

describe('the list of notices', () => {
  it('is shared, grows and shrinks, and tells its listeners [U11]', () => {
    const notices = createNotices()
    const listener = vi.fn()
    const unsubscribe = notices.subscribe(listener)
    const first = notices.add({ text: 'Removed Dolphin S50' })
    const second = notices.add({ text: 'The cart could not be saved', tone: 'bad' })
    expect(notices.getSnapshot().map(({ text }) => text)).toEqual([
      'Removed Dolphin S50',
      'The cart could not be saved',
    ])
    notices.dismiss(first)
    expect(notices.getSnapshot()).toEqual([{ id: second, text: 'The cart could not be saved', tone: 'bad' }])
    expect(listener).toHaveBeenCalledTimes(3)
    unsubscribe()
    notices.dismiss(second)
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('keeps the action that goes with a notice', () => {
    const notices = createNotices()
    const run = vi.fn()
    notices.add({ text: 'Removed', action: { label: 'Undo', run } })
    notices.getSnapshot()[0]?.action?.run()
    expect(run).toHaveBeenCalledOnce()
  })

  it('is kept nowhere: a new page starts without notices [U11]', () => {
    const local = vi.spyOn(Storage.prototype, 'setItem')
    createNotices().add({ text: 'Saved' })
    expect(local).not.toHaveBeenCalled()
    expect(createNotices().getSnapshot()).toEqual([])
    expect(createNotices().getServerSnapshot()).toEqual([])
  })
})
