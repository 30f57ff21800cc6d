import type { Cents } from '../../../../domain/money/money.ts'
import type { Address, CaseSummary, Me, OrderSummary, Pool, Robot } from '../operations/account-answers.ts'

const cents = (amount: number) => amount as Cents

export const savedPool = (given: Partial<Pool> = {}): Pool => ({
  shape: 'RECTANGLE',
  length: 9,
  width: 4,
  narrow: null,
  wing: null,
  wingWidth: null,
  fill: null,
  shallow: 1.1,
  deep: 1.9,
  litres: 54_000,
  surface: 'PEBBLE',
  treatment: 'SALT',
  place: 'Kirrawee',
  tree: 'under a spotted gum',
  savedAt: '2026-10-04T01:00:00.000Z',
  ...given,
})

export const robotOf = (given: Partial<Robot> = {}): Robot => ({
  id: 'r1',
  edition: 'EN_AU',
  product: 'dolphin-s300i',
  name: 'Dolphin S 300i',
  serialNumber: 'AU26-0418823-K',
  dealer: 'Poolwright shop',
  purchasedOn: '2026-01-09',
  warrantyFrom: '2026-01-09',
  warrantyUntil: '2029-01-09',
  warrantyMonths: 36,
  receipt: { id: 'f1', name: 'receipt.pdf', size: 182_000 },
  nextServiceOn: '2027-01-15',
  reference: 'RG-4Q7K2M',
  ...given,
})

const line = (sku: string, name: string, slug: string, quantity: number, price: number) => ({
  sku,
  name,
  slug,
  picture: '/favicon.svg',
  quantity,
  price: cents(price),
  isBonus: false,
  off: cents(0),
  refundedUnits: 0,
})

export const orderOf = (given: Partial<OrderSummary> = {}): OrderSummary => ({
  number: 'AU-10482-6',
  state: 'PACKED',
  placedAt: '2026-11-16T01:15:00.000Z',
  paidAt: '2026-11-16T01:21:00.000Z',
  total: cents(220_600),
  isPickUp: false,
  promise: { leaves: '2026-11-19', from: '2026-11-20', to: '2026-11-23', ready: null },
  tracking: null,
  canCancel: true,
  canReturn: true,
  returnUntil: '2026-12-18',
  lines: [
    line('PW-S300I', 'Dolphin S 300i: the app model', 'dolphin-s300i', 1, 189_900),
    line('PW-FF-S', 'Fine filter, S series', 'fine-filter-s', 2, 5900),
    line('PW-CADDY', 'Caddy', 'caddy', 1, 18_900),
  ],
  ...given,
})

export const addressOf = (given: Partial<Address> = {}): Address => ({
  id: 'a1',
  edition: 'EN_AU',
  name: 'Priya Nair',
  phone: '+61491570156',
  street: '18 Boonah Street',
  suburb: 'Kirrawee',
  state: 'NSW',
  postcode: '2232',
  isDefault: true,
  ...given,
})

export const caseOf = (given: Partial<CaseSummary> = {}): CaseSummary => ({
  reference: 'RP-7M2Q4K',
  form: 'REPAIR',
  receivedAt: '2026-11-12T03:20:00.000Z',
  state: 'ANSWERED',
  title: 'Skimmi doesn’t start',
  unread: 1,
  ...given,
})

export const meOf = (given: Partial<Me> = {}): Me => ({
  name: 'Priya Nair',
  email: 'priya@nair.example',
  phone: '+61491570156',
  edition: 'EN_AU',
  role: 'CUSTOMER',
  security: null,
  newsletter: false,
  serviceReminders: true,
  deletionOn: null,
  pool: savedPool(),
  robots: [
    robotOf(),
    robotOf({
      id: 'r2',
      product: 'skimmi',
      name: 'Skimmi',
      serialNumber: 'AU25-0093147-D',
      dealer: 'Georges River Pool Works',
      purchasedOn: '2025-10-04',
      warrantyFrom: '2025-10-04',
      warrantyUntil: '2027-10-04',
      warrantyMonths: 24,
      receipt: null,
      nextServiceOn: null,
      reference: 'RG-8H3D1P',
    }),
  ],
  orders: [
    orderOf(),
    orderOf({
      number: 'AU-10311-4',
      state: 'DELIVERED',
      placedAt: '2026-01-06T22:00:00.000Z',
      paidAt: '2026-01-06T22:01:00.000Z',
      total: cents(189_900),
      promise: null,
      lines: [line('PW-S300I', 'Dolphin S 300i: the app model', 'dolphin-s300i', 1, 189_900)],
    }),
  ],
  addresses: [
    addressOf(),
    addressOf({ id: 'a2', street: '4/9 Elouera Road', suburb: 'Cronulla', postcode: '2230', isDefault: false }),
  ],
  cases: [
    caseOf(),
    caseOf({
      reference: 'DM-2K9R7T',
      form: 'BOOK_A_DEMO',
      state: 'CONFIRMED',
      title: 'Demo of the Dolphin M 600',
      unread: 0,
    }),
  ],
  ...given,
})
