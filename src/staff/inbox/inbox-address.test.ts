import { expect, it } from 'vitest'
import { inboxAddress, roomOfCase, shownBy } from './inbox-address.ts'

it('says all that is shown, and is read back', () => {
  const shown = { view: 'later', form: 'repair', edition: 'en-nz', words: 'wayne d' } as const
  const address = inboxAddress(shown, 'AU-S-7K4M-2Q9X')
  expect(address).toBe('/staff/inbox/AU-S-7K4M-2Q9X/?view=later&form=repair&edition=en-nz&q=wayne+d')
  expect(shownBy(new URL(address, 'https://desk.invalid').search)).toEqual(shown)
  expect(inboxAddress(shownBy(''))).toBe('/staff/inbox/')
})

it('that somebody has cut short shows what waits', () => {
  expect(shownBy('?view=x&form=y&edition=z')).toEqual({ view: 'open', form: undefined, edition: undefined, words: '' })
})

it('leads to the rooms of demos and of dealers', () => {
  expect(roomOfCase('book-a-demo', 'AU-D-1')?.href).toBe('/staff/demos/AU-D-1/')
  expect(roomOfCase('become-a-dealer', 'AU-T-1')?.href).toBe('/staff/dealers/applications/AU-T-1/')
  expect(roomOfCase('repair', 'AU-S-1')).toBeUndefined()
})
