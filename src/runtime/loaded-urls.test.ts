import { expect, it } from 'vitest'
import { loadedUrls } from './loaded-urls.ts'

const entries = (...names: string[]) => ({
  getEntriesByType: (type: string) =>
    type === 'resource'
      ? names.map((name) => ({ name, entryType: type, startTime: 0, duration: 0, toJSON: () => name }))
      : [],
})

it('lists the page and what it fetched from this origin, each once, without hashes', () => {
  const location = { href: 'https://example.test/en-au/?q=1#top', origin: 'https://example.test' }
  const performance = entries(
    'https://example.test/assets/app.js',
    'https://example.test/assets/app.js',
    'https://example.test/.netlify/functions/graphql',
    'https://tags.test/gtm.js',
    'data:image/png;base64,AA',
  )
  expect(loadedUrls(location, performance, ['/.netlify/'])).toEqual([
    'https://example.test/en-au/?q=1',
    'https://example.test/assets/app.js',
  ])
})
