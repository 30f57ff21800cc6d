// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { testStorage } from '../../state/test-storage.fake.ts'
import { createConsent } from './consent.ts'

const day = 24 * 60 * 60 * 1000

const open = ({ storage = testStorage(), refuses = false } = {}) => {
  const clock = { time: 1_000 * day }
  const store = createConsent({ area: storage.area, now: () => clock.time, refusesByItself: () => refuses })
  return { store, clock, storage }
}

describe('consent to measurement [A7]', () => {
  it('is not there until it is asked for, and is remembered', () => {
    const { store, storage } = open()
    expect(store.current()).toBe('not-asked')
    store.choose('given')
    expect(store.current()).toBe('given')
    expect(open({ storage }).store.current()).toBe('given')
  })

  it('can be withdrawn', () => {
    const { store } = open()
    store.choose('given')
    store.choose('refused')
    expect(store.current()).toBe('refused')
  })

  it('is asked for again after a year', () => {
    const { storage, store } = open()
    store.choose('refused')
    const later = open({ storage })
    later.clock.time += 364 * day
    expect(later.store.current()).toBe('refused')
    later.clock.time += 2 * day
    expect(later.store.current()).toBe('not-asked')
  })

  it('is refused without asking where the browser refuses for its owner, unless they say otherwise here', () => {
    const { store } = open({ refuses: true })
    expect(store.current()).toBe('refused')
    store.choose('given')
    expect(store.current()).toBe('given')
  })

  it('holds on the page where it cannot be kept', () => {
    const storage = testStorage()
    storage.full = true
    const { store } = open({ storage })
    store.choose('given')
    expect(store.current()).toBe('given')
  })

  it('tells listeners of a choice', () => {
    const { store } = open()
    const heard: string[] = []
    const stop = store.subscribe(() => heard.push(store.current()))
    store.choose('given')
    stop()
    store.choose('refused')
    expect(heard).toEqual(['given'])
  })

  it.each(['yes', 'given', 'given soon', '{}'])('takes %j in storage for no answer', (text) => {
    const storage = testStorage({ measurement: text })
    expect(open({ storage }).store.current()).toBe('not-asked')
  })
})
