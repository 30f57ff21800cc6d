import type { FetchFile } from './data-file.ts'

/** Only a clear "not found" means no; when the answer is in doubt, a full page load finds out. */
export const createPageExists =
  (fetch: FetchFile) =>
  async (url: URL): Promise<boolean> => {
    try {
      const { status } = await fetch(url.href, { method: 'HEAD', credentials: 'same-origin' })
      return status !== 404 && status !== 410
    } catch {
      return true
    }
  }
