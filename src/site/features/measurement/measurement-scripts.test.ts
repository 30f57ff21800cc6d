// @vitest-environment happy-dom
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { describe, expect, it } from 'vitest'
import { loadMeasurement, measurementScripts } from './measurement-scripts.ts'

const ids = { tagManagerId: 'GTM-ABC123', analyticsId: '7f2c' }

describe('measurement', () => {
  it('loads the configured tag manager and analytics once consent is given [A7]', () => {
    expect(measurementScripts(ids, 'given')).toEqual([
      { src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123' },
      { src: 'https://cloud.umami.is/script.js', data: { websiteId: '7f2c' } },
    ])
    expect(measurementScripts({ analyticsId: 'other' }, 'given')).toHaveLength(1)
  })

  it('loads nothing without ids [A7]', () => {
    expect(measurementScripts({}, 'given')).toEqual([])
    expect(measurementScripts({ tagManagerId: '', analyticsId: '  ' }, 'given')).toEqual([])
  })

  it.each(['not-asked', 'refused'] as const)('loads nothing when consent is %s [A7]', (consent) => {
    expect(measurementScripts(ids, consent)).toEqual([])
  })

  it('adds each script once, without blocking the page, and starts the tag manager', () => {
    // Its own: other tests share the document, and leave scripts in it.
    const page = document.implementation.createHTMLDocument()
    const dataLayer: unknown[] = []
    const scripts = measurementScripts(ids, 'given')
    loadMeasurement(scripts, { page, dataLayer, now: 5 })
    loadMeasurement(scripts, { page, dataLayer, now: 9 })
    const added = [...page.scripts]
    expect(added.map(({ src }) => src)).toEqual(scripts.map(({ src }) => src))
    expect(added.every((script) => script.async)).toBe(true)
    expect(added[1]?.getAttribute('data-website-id')).toBe('7f2c')
    expect(dataLayer).toEqual([{ 'gtm.start': 5, event: 'gtm.js' }])
  })
})
