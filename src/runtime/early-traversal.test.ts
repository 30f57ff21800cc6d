import { expect, it, vi } from 'vitest'
import { earlyTraversalScript } from './early-traversal.ts'

const open = (address: string) => {
  const { pathname } = new URL(address)
  const reload = vi.fn()
  const navigation = Object.assign(new EventTarget(), { transition: null as object | null })
  new Function('window', 'location', earlyTraversalScript)({ navigation }, { pathname, reload })
  const arriveFrom = (url: string, navigationType = 'traverse') => {
    navigation.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType, from: { url } }))
    return reload.mock.calls.length
  }
  return { navigation, arriveFrom }
}

it('loads the page when Back has changed no more than the address [R8]', () => {
  expect(open('https://pool.example/news/').arriveFrom('https://pool.example/about/')).toBe(1)
})

it('leaves jumps within a page alone [R8]', () => {
  expect(open('https://pool.example/news/').arriveFrom('https://pool.example/news/?x=1#y')).toBe(0)
})

it('leaves a change of address that is not Back or Forward alone [R8]', () => {
  expect(open('https://pool.example/news/').arriveFrom('https://pool.example/news/index.html', 'replace')).toBe(0)
})

it('leaves a navigation that is handled alone [R8]', () => {
  const { navigation, arriveFrom } = open('https://pool.example/news/')
  navigation.transition = {}
  expect(arriveFrom('https://pool.example/about/')).toBe(0)
})

it('does nothing in a browser without the Navigation API [R8]', () => {
  expect(() => new Function('window', earlyTraversalScript)({})).not.toThrow()
})
