import { type Consent, consent } from '../consent/consent.ts'
import { ga4Event } from './ga4-event.ts'
import { loadMeasurement, type MeasurementConfig, measurementScripts } from './measurement-scripts.ts'
import { onShopEvents } from './shop-events.ts'

/** Loads what the visitor agreed to, now or as soon as they do, in this tab or another. Returns what they have said so far. */
export const startMeasuring = (config: MeasurementConfig): Consent => {
  const load = () => {
    if (consent.current() !== 'given') return
    window.dataLayer ??= []
    const { dataLayer } = window
    loadMeasurement(measurementScripts(config, 'given'), { page: document, dataLayer, now: Date.now() })
    // The tag manager merges what it is given: the last event's items must not stay in the next.
    onShopEvents((event) => dataLayer.push({ ecommerce: null }, ga4Event(event)))
  }
  load()
  consent.subscribe(load)
  return consent.current()
}

const isOfAnalytics = ({ name = '' }: CookieListItem): boolean => /^_g(a|id|cl)/.test(name)

/** Scripts that run cannot be taken back: their cookies go, and the page begins anew without them. */
export const stopMeasuring = async (): Promise<void> => {
  if ('cookieStore' in window) {
    const cookies = await cookieStore.getAll()
    await Promise.all(cookies.filter(isOfAnalytics).map(({ name = '' }) => cookieStore.delete(name)))
  }
  location.reload()
}
