import { standsAlone } from '../registry/is-indexed.ts'
import type { SitePage } from '../registry/site-page.ts'

/** "Pool robot support | Poolwright" says whose page it is; a list of our own pages need not. */
const withoutBrand = (title: string): string => title.replace(/ \| [^|]*$/, '')

/** Every page of all editions, each at its own address, for the page that stands in for one that is not there. */
export const addressList = (pages: SitePage[]): string =>
  JSON.stringify(pages.filter(standsAlone).map(({ path, title }) => [path, withoutBrand(title)]))
