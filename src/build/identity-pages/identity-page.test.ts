import { Window } from 'happy-dom'
import { expect, it } from 'vitest'
import type { Screen } from '../../domain/identity/screen.ts'
import { identityPage } from './identity-page.tsx'

const built = `<!doctype html>
<html lang="en-NZ"><head><title>Safe</title></head>
<body><main><section class="wrap" data-screen=""><h1>At rest</h1></section></main></body></html>`

const drawn = (screen: Screen) => {
  const { document } = new Window()
  document.write(identityPage(built, screen, '/identity/passkey.js'))
  return document
}

const overview: Screen = {
  title: 'Two keys, no password.',
  tab: 'Security',
  parts: [
    {
      kind: 'list',
      heading: 'Signed in',
      lead: 'Two places.',
      rows: [
        { icon: 'handset', label: 'Safari on iPhone', mark: 'This device', detail: 'now', actions: [] },
        {
          icon: 'laptop',
          label: '<b>Firefox</b>',
          detail: 'Friday',
          actions: [{ label: 'Sign out', action: '/identity/security/end-place', hidden: { place: 'x"y' } }],
        },
      ],
    },
  ],
  beside: [
    { kind: 'tiles', count: 8, of: 10, strong: '8 codes left.', text: 'One tile is one code.' },
    { kind: 'codes', codes: ['AAAAA-BBBBB'] },
    { kind: 'qr', content: 'otpauth://totp/x?secret=JBSW', label: 'JBSW' },
  ],
}

it('draws lists whose actions are forms, what is named by people as words, and no script', () => {
  const page = drawn(overview)
  expect(page.title).toBe('Security')
  expect(page.querySelector('h1')?.textContent).toBe('Two keys, no password.')
  expect(page.querySelector('b')).toBeNull()
  const form = page.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/identity/security/end-place')
  expect(form?.querySelector('input')?.getAttribute('value')).toBe('x"y')
  expect(page.querySelectorAll('script')).toHaveLength(0)
})

it('draws a square for the camera, and the same as a link and in letters', () => {
  const page = drawn(overview)
  expect(page.querySelector('svg[role=img] path')?.getAttribute('d')?.length).toBeGreaterThan(500)
  expect(page.querySelector('a[href^="otpauth:"]')).not.toBeNull()
  expect(page.body.textContent).toContain('JBSW')
})

it('has the script where a passkey is made or used, and says what to do without', () => {
  const passkey = { label: 'Add a passkey', options: '/o', action: '/a' }
  const field = { name: 'name', label: 'Name', kind: 'text', autocomplete: 'off' } as const
  const page = drawn({ title: 'Add', parts: [{ kind: 'make-passkey', passkey, field }] })
  expect(page.querySelector('script')?.getAttribute('src')).toBe('/identity/passkey.js')
  expect(page.querySelector('[data-passkey]')?.hasAttribute('hidden')).toBe(true)
  expect(page.body.textContent).toContain('its scripts are off')
})
