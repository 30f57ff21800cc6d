/** What a room is given: what its address says behind its own name. */
export interface RoomProps {
  /** What stands behind the room: a number, a reference; empty where nothing does. */
  readonly rest: string
  readonly search: string
}
