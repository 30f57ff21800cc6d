import { type FinderPlace, readFinderAddress, writeFinderAddress } from '../../../domain/models/finder-address.ts'
import type { PoolAnswers } from '../../../domain/models/pool-answers.ts'
import { setAddressQuery } from '../../state/address-query.ts'

/** The heading that says where the visitor is now. */
export const placeHeading = 'finder-place'

export type FinderTarget = Pick<FinderPlace, 'answers' | 'screen'> & { changing?: boolean }

/** Keeps an answer in the address of its question, where a reload and the way back find it. */
export const keepAnswers = (answers: PoolAnswers): void => {
  const here = readFinderAddress(location.search)
  if (here.screen !== 'answer') setAddressQuery(writeFinderAddress(location.search, { ...here, answers }), 'same')
}

/** Goes to another place of the finder: its heading is read out, and the page stands at its top. */
export const goTo = (target: FinderTarget): void => {
  keepAnswers(target.answers)
  setAddressQuery(writeFinderAddress(location.search, target))
  requestAnimationFrame(() => {
    document.getElementById(placeHeading)?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  })
}
