import type { AppData } from '../../runtime/app-data.ts'
import type { ContentAddress } from '../state/start-cart-refresh.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Where the catalogue is; undefined when the app data could not be had, and then the cart is simply not checked. */
export const contentAddress = (appData: AppData | undefined): ContentAddress | undefined => {
  const content = appData?.content
  if (!isRecord(content)) return undefined
  const { url, token } = content
  return typeof url === 'string' && typeof token === 'string' ? { url, token } : undefined
}
