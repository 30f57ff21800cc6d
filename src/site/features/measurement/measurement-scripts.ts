import type { Consent } from '../consent/consent.ts'

// What these hosts may load and be told is decided in src/build/publish/allowed-sources.ts, for the Content-Security-Policy.
export const tagManagerOrigin = 'https://www.googletagmanager.com'
export const analyticsOrigin = 'https://cloud.umami.is'

/** The ids as app-data carries them; an id that is missing or blank switches its script off. */
export interface MeasurementConfig {
  tagManagerId?: string | undefined
  analyticsId?: string | undefined
}

export interface MeasurementScript {
  src: string
  data?: Readonly<Record<string, string>>
}

/** Which scripts may load. None without consent. */
export const measurementScripts = (config: MeasurementConfig, consent: Consent): MeasurementScript[] => {
  if (consent !== 'given') return []
  const tagManagerId = config.tagManagerId?.trim()
  const analyticsId = config.analyticsId?.trim()
  const scripts: MeasurementScript[] = []
  if (tagManagerId) {
    scripts.push({ src: `${tagManagerOrigin}/gtm.js?id=${encodeURIComponent(tagManagerId)}` })
  }
  if (analyticsId) scripts.push({ src: `${analyticsOrigin}/script.js`, data: { websiteId: analyticsId } })
  return scripts
}

/** Adds the scripts that are not in the page yet. The data layer tells the tag manager when it was started. */
export const loadMeasurement = (
  scripts: readonly MeasurementScript[],
  { page, dataLayer, now }: { page: Document; dataLayer: unknown[]; now: number },
): void => {
  for (const { src, data } of scripts) {
    if ([...page.scripts].some((script) => script.src === src)) continue
    if (src.includes('/gtm.js')) dataLayer.push({ 'gtm.start': now, event: 'gtm.js' })
    const script = page.createElement('script')
    script.async = true
    script.src = src
    Object.assign(script.dataset, data)
    page.head.append(script)
  }
}
