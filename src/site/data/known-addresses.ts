import type { KnownPage } from '../../domain/pages/nearest-pages.ts'

export const addressFile = '/search/addresses.json'

const isEntry = (entry: unknown): entry is [path: string, title: string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string')

/** All pages of the site; none if they cannot be had just now. */
export const knownAddresses = async (fetchFile: typeof fetch): Promise<KnownPage[]> => {
  try {
    const response = await fetchFile(addressFile)
    const entries: unknown = response.ok ? await response.json() : []
    return Array.isArray(entries) ? entries.filter(isEntry).map(([path, title]) => ({ path, title })) : []
  } catch {
    return []
  }
}
