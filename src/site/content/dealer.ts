export interface DealerListing {
  name: string
  street: string
  suburb: string
  postcode: string
  phone: string
  services: string[]
}

export interface DealersOfState {
  state: string
  dealers: DealerListing[]
}
