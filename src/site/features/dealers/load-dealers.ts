import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { pageDataUrl } from '../../../runtime/page-path.ts'
import type { FindDealers } from '../../content/dealer.ts'
import { type ListedDealer, listedDealers } from './listed-dealer.ts'

/** The dealers of an edition and their map are the data of the page that finds them: no other page has to carry them. */
export const loadFindDealers = async (edition: EditionCode): Promise<FindDealers> => {
  const response = await fetch(pageDataUrl(`/${edition}/support/find-a-dealer/`))
  if (!response.ok) throw new Error(`The dealers of ${edition} answered ${response.status}`)
  // The build that wrote this code wrote the page.
  const { data } = (await response.json()) as { data: { props: FindDealers } }
  return data.props
}

export const loadDealers = async (edition: EditionCode): Promise<ListedDealer[]> =>
  listedDealers(await loadFindDealers(edition))
