// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { createToasts } from './toasts.ts'

describe('the list of toasts', () => {
  it('is shared, grows and shrinks, and tells its listeners [U11]', () => {
    const toasts = createToasts()
    const listener = vi.fn()
    const unsubscribe = toasts.subscribe(listener)
    const first = toasts.add({ text: 'Removed Dolphin S50' })
    const second = toasts.add({ text: 'The cart could not be saved' })
    expect(toasts.getSnapshot().map(({ text }) => text)).toEqual(['Removed Dolphin S50', 'The cart could not be saved'])
    toasts.dismiss(first)
    expect(toasts.getSnapshot()).toEqual([{ id: second, text: 'The cart could not be saved' }])
    expect(listener).toHaveBeenCalledTimes(3)
    unsubscribe()
    toasts.dismiss(second)
    expect(listener).toHaveBeenCalledTimes(3)
  })

  it('keeps the action that goes with a toast', () => {
    const toasts = createToasts()
    const run = vi.fn()
    toasts.add({ text: 'Removed', action: { label: 'Undo', run } })
    toasts.getSnapshot()[0]?.action?.run()
    expect(run).toHaveBeenCalledOnce()
  })

  it('is kept nowhere: a new page starts without toasts [U11]', () => {
    const local = vi.spyOn(Storage.prototype, 'setItem')
    createToasts().add({ text: 'Saved' })
    expect(local).not.toHaveBeenCalled()
    expect(createToasts().getSnapshot()).toEqual([])
    expect(createToasts().getServerSnapshot()).toEqual([])
  })
})
