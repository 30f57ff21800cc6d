import { answerMyDemo } from './answer-my-demo.ts'
import { askForWarranty } from './ask-for-warranty.ts'
import { askMyDealer } from './ask-my-dealer.ts'
import { askMyDemos } from './ask-my-demos.ts'
import { askMyListing } from './ask-my-listing.ts'
import { askMyPrices } from './ask-my-prices.ts'
import { askMyRegistrations } from './ask-my-registrations.ts'
import { askMyWarrantyRequests } from './ask-my-warranty-requests.ts'
import { proposeMyListing } from './propose-my-listing.ts'
import { saveMyHours } from './save-my-hours.ts'
import { withdrawMyChange } from './withdraw-my-change.ts'

/** All that the dealers' pages ask the server: what a server has to let through. */
export const dealerOperations = [
  ...[askMyDealer, askMyDemos, askMyListing, askMyRegistrations, askMyPrices, askMyWarrantyRequests],
  ...[saveMyHours, proposeMyListing, withdrawMyChange, askForWarranty, answerMyDemo],
]
