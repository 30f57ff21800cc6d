export interface Address {
  street: string
  /** With the town after it, where a suburb alone would not be found: "Addington, Christchurch". */
  suburb: string
  /** State, region or province. */
  state: string
  postcode: string
}
