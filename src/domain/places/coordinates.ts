export interface Coordinates {
  lat: number
  lon: number
}
