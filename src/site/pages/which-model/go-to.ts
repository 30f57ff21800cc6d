import { type FinderPlace, writeFinderAddress } from '../../../domain/models/finder-address.ts'
import { setAddressQuery } from '../../state/address-query.ts'

/** The heading that says where the visitor is now. */
export const placeHeading = 'finder-place'

export type FinderTarget = Pick<FinderPlace, 'answers' | 'screen'> & { changing?: boolean }

/** Goes to another place of the finder: its heading is read out, and the page stands at its top. */
export const goTo = (target: FinderTarget): void => {
  setAddressQuery(writeFinderAddress(location.search, target))
  requestAnimationFrame(() => {
    document.getElementById(placeHeading)?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  })
}
