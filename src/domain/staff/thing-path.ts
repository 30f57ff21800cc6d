import type { StaffSubject } from './staff-subject.ts'

interface Place {
  /** Where such things are looked at. */
  readonly room: string
  /** What opens one of them, where the room does. */
  readonly opens: boolean
  readonly view?: string
}

const places: Record<StaffSubject, Place> = {
  order: { room: 'orders', opens: true },
  case: { room: 'inbox', opens: true },
  demo: { room: 'demos', opens: true },
  dealer: { room: 'dealers/all', opens: true },
  stock: { room: 'stock', opens: true, view: 'all' },
  promotion: { room: 'promotions', opens: true },
  letter: { room: 'trouble', opens: true },
  person: { room: 'people', opens: true },
  mail: { room: 'inbox', opens: false, view: 'strays' },
  job: { room: 'trouble', opens: true },
  payment: { room: 'trouble', opens: false },
  warranty: { room: 'dealers/warranty', opens: true },
}

const encoded = (of: string): string => of.split('/').map(encodeURIComponent).join('/')

/** Where a thing is looked at: its room, and in it the thing where the room opens one by its name. A dealer is `en-au/its-slug`. */
export const thingPath = (subject: StaffSubject, of: string): string => {
  const { room, opens, view } = places[subject]
  const search = view === undefined ? '' : `?view=${view}`
  return `/staff/${room}/${opens && of !== '' ? `${encoded(of)}/` : ''}${search}`
}
