import { expect, it, vi } from 'vitest'
import { createFullLoad, fullLoadInfo } from './full-page-load.ts'

const url = new URL('https://example.test/en-au/')

it.each(['push', 'replace'] as const)(
  'leaves a %s to the browser, marked so that nobody intercepts it [R8]',
  (kind) => {
    const navigation = { navigate: vi.fn(), reload: vi.fn() }
    createFullLoad(navigation)(url, kind)
    expect(navigation.navigate).toHaveBeenCalledExactlyOnceWith(url.href, { history: kind, info: fullLoadInfo })
  },
)

it('reloads a page whose address is already committed [R8]', () => {
  const navigation = { navigate: vi.fn(), reload: vi.fn() }
  createFullLoad(navigation)(url, 'reload')
  expect(navigation.reload).toHaveBeenCalledOnce()
  expect(navigation.navigate).not.toHaveBeenCalled()
})
