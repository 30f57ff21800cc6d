import type { RoomProps } from '../app/room-props.ts'
import { OrdersList } from './orders-list.tsx'
import { packedIn } from './pack/pack-address.ts'
import { PackPage } from './pack/pack-page.tsx'

/** The orders: a list of them, and the page on which they are packed one by one. */
export const OrdersRoom = (props: RoomProps) => {
  const packed = packedIn(props)
  return packed === undefined ? <OrdersList {...props} /> : <PackPage {...packed} />
}
