/** A suburb, town or city that can be named or found by its postcode. */
export interface Place {
  name: string
  /** State (Australia, abbreviated), region (New Zealand) or province (South Africa). */
  state: string
  /** Absent where one name covers many: "Gold Coast". */
  postcode?: string
  lat: number
  lon: number
}
