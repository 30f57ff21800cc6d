import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isPageData, type PageData } from '../../src/runtime/page-data.ts'
import { pageDataUrl } from '../../src/runtime/page-path.ts'
import { testSiteDirectory } from './test-site-directory.ts'

const read = (file: string): PageData => {
  const json: unknown = JSON.parse(readFileSync(join(testSiteDirectory, file), 'utf8'))
  if (!isPageData(json)) throw new Error(`${file} is not page data.`)
  return json
}

/** What the build wrote for a page. */
export const builtPage = (pagePath: string): PageData => read(pageDataUrl(pagePath))

export const builtPages = (): PageData[] =>
  readdirSync(join(testSiteDirectory, 'page-data'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page-data.json'))
    .map((file) => read(join('page-data', file)))
