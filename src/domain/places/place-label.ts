import type { Place } from './place.ts'

/** As it is written in the field and in the address: "Sutherland 2232". Without a postcode the state tells it from others. */
export const placeLabel = ({ name, state, postcode }: Place): string =>
  postcode === undefined ? `${name}, ${state}` : `${name} ${postcode}`

/** Whether somebody wrote just that, in whatever case. */
export const isLabelOf = (written: string, place: Place): boolean =>
  placeLabel(place).localeCompare(written, 'en', { sensitivity: 'base' }) === 0
