import { writeComparisonAddress } from '../../../domain/models/comparison-address.ts'
import type { Model } from '../../content/model.ts'
import { toasts } from '../../features/toasts/toasts.ts'

const addressOf = (models: readonly Model[], onlyDifferences: boolean): string => {
  const query = writeComparisonAddress('', { models: models.map(({ slug }) => slug), onlyDifferences })
  return location.origin + location.pathname + query
}

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Hands a link to what is compared to the device, or to the clipboard where it cannot share. */
export const shareLink = async (models: readonly Model[], onlyDifferences: boolean): Promise<void> => {
  const url = addressOf(models, onlyDifferences)
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title: document.title, url })
    await navigator.clipboard.writeText(url)
    toasts.add({ text: 'Link copied. Whoever opens it sees these models.' })
  } catch (error) {
    if (isCancelled(error)) return
    toasts.add({ text: `It couldn’t be copied. This is the link: ${url}` })
  }
}
