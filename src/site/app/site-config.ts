import type { AppData } from '../../runtime/app-data.ts'
import type { ContentAddress } from '../features/cart/start-cart-refresh.ts'
import type { MeasurementConfig } from '../features/measurement/measurement-scripts.ts'

/** What differs from one installation to the next, as app-data carries it. Without app-data the site does without. */
export interface SiteConfig {
  /** Where the catalogue is; without it the cart is simply not checked. */
  content?: ContentAddress | undefined
  /** Without ids nothing is measured. */
  measurement?: MeasurementConfig | undefined
  /** How the addresses of pages begin that have a policy of their own: they are gone to and left by loading. */
  apart: readonly string[]
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const contentAddress = (content: unknown): ContentAddress | undefined => {
  if (!isRecord(content)) return undefined
  const { url, token } = content
  return typeof url === 'string' && typeof token === 'string' ? { url, token } : undefined
}

const idIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

export const siteConfig = (appData: AppData | undefined): SiteConfig => {
  const [tagManagerId, analyticsId] = [idIn(appData?.tagManagerId), idIn(appData?.analyticsId)]
  return {
    content: contentAddress(appData?.content),
    apart: Array.isArray(appData?.apart) ? appData.apart.filter((path) => typeof path === 'string') : [],
    measurement: tagManagerId || analyticsId ? { tagManagerId, analyticsId } : undefined,
  }
}
