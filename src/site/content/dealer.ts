import type { OpenDays } from '../../domain/opening-hours.ts'

export interface DealerListing {
  name: string
  address: string[]
  phone: string
  phoneHref: string
  /** A map with the way there. */
  directions: string
  hours: OpenDays[]
  services: string[]
}

export interface DealersOfState {
  /** Its anchor on the page. */
  id: string
  state: string
  dealers: DealerListing[]
}
