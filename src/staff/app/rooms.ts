import { type ComponentType, lazy } from 'react'
import type { DeskCounts } from '../operations/ask-counts.ts'
import type { RoomProps } from './room-props.ts'

export interface Room {
  /** The first word of its address. */
  readonly place: string
  readonly name: string
  /** After G. */
  readonly key: string
  readonly icon: string
  /** How many wait there. */
  readonly count?: keyof DeskCounts
  readonly group: 'work' | 'house'
  readonly Show: ComponentType<RoomProps>
}

const room = (given: Omit<Room, 'Show'>, load: () => Promise<ComponentType<RoomProps>>): Room => ({
  ...given,
  Show: lazy(async () => ({ default: await load() })),
})

/** The rooms of the desk, in the order of the rail. Each brings its code when somebody goes there. */
export const rooms: readonly Room[] = [
  room(
    { place: 'today', name: 'Today', key: 't', icon: 'today', group: 'work' },
    async () => (await import('../today/today-room.tsx')).TodayRoom,
  ),
  room(
    { place: 'orders', name: 'Orders', key: 'o', icon: 'box', count: 'orders', group: 'work' },
    async () => (await import('../orders/orders-room.tsx')).OrdersRoom,
  ),
  room(
    { place: 'inbox', name: 'Inbox', key: 'i', icon: 'mail', count: 'inbox', group: 'work' },
    async () => (await import('../inbox/inbox-room.tsx')).InboxRoom,
  ),
  room(
    { place: 'demos', name: 'Demos', key: 'd', icon: 'calendar', count: 'demos', group: 'work' },
    async () => (await import('../demos/demos-room.tsx')).DemosRoom,
  ),
  room(
    { place: 'dealers', name: 'Dealers', key: 'l', icon: 'store', count: 'dealers', group: 'work' },
    async () => (await import('../dealers/dealers-room.tsx')).DealersRoom,
  ),
  room(
    { place: 'stock', name: 'Stock', key: 's', icon: 'cartridge', count: 'stock', group: 'work' },
    async () => (await import('../stock/stock-room.tsx')).StockRoom,
  ),
  room(
    { place: 'promotions', name: 'Promotions', key: 'p', icon: 'tag', group: 'house' },
    async () => (await import('../promotions/promotions-room.tsx')).PromotionsRoom,
  ),
  room(
    { place: 'mail', name: 'Stray mail', key: 'm', icon: 'question', count: 'mail', group: 'house' },
    async () => (await import('../mail/mail-room.tsx')).MailRoom,
  ),
  room(
    { place: 'trouble', name: 'Trouble', key: 'x', icon: 'gauge', count: 'trouble', group: 'house' },
    async () => (await import('../trouble/trouble-room.tsx')).TroubleRoom,
  ),
  room(
    { place: 'content', name: 'Content', key: 'c', icon: 'news', group: 'house' },
    async () => (await import('../content/content-room.tsx')).ContentRoom,
  ),
  room(
    { place: 'people', name: 'People', key: 'e', icon: 'user', group: 'house' },
    async () => (await import('../people/people-room.tsx')).PeopleRoom,
  ),
  room(
    { place: 'record', name: 'Record', key: 'r', icon: 'record', group: 'house' },
    async () => (await import('../record/record-room.tsx')).RecordRoom,
  ),
  room(
    { place: 'exports', name: 'Exports', key: 'v', icon: 'download', group: 'house' },
    async () => (await import('../exports/exports-room.tsx')).ExportsRoom,
  ),
]

export const roomPath = (place: string): string => `/staff/${place}/`

/** Where somebody is who comes to the desk and no further. */
export const firstRoom = rooms[0]

export const roomOf = (place: string): { room: Room | undefined; rest: string } => {
  const [name = '', ...rest] = place.split('/')
  return { room: place === '' ? firstRoom : rooms.find((each) => each.place === name), rest: rest.join('/') }
}
