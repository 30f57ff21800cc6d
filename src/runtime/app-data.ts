import { type Delay, type FetchFile, fetchDataFile } from './data-file.ts'
import { hasStrings } from './page-data.ts'
import { wait } from './wait.ts'

/**
 * What every page of a build shares. Fields beyond these belong to the site, which parses them itself. The hash makes the file one of its
 * build; who asks for a new build looks at the data of pages (`new-build.ts`).
 */
export type AppData = { buildHash: string; worker: 'on' | 'off'; [field: string]: unknown }

const isAppData = (json: unknown): json is AppData =>
  hasStrings(json, ['buildHash', 'worker']) && (json.worker === 'on' || json.worker === 'off')

/** Undefined when the file cannot be had: a page is readable without it. */
export const loadAppData = async ({
  fetch,
  delay = wait,
}: {
  fetch: FetchFile
  delay?: Delay
}): Promise<AppData | undefined> => {
  const file = await fetchDataFile('/page-data/app-data.json', { fetch, delay })
  return file.status === 'found' && isAppData(file.json) ? file.json : undefined
}
