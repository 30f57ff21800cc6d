import { ofEditions } from '../../domain/edition/editions.ts'

/** The clock that the desk goes by: that of the shop's edition. */
export const deskTimeZone = ofEditions('timeZones')['en-au'].most
