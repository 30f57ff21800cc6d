import type { Cents } from '../../src/domain/money/money.ts'
import { caseOf } from '../../src/site/features/account/me/me.fake.ts'
import type { Case } from '../../src/site/features/account/operations/account-answers.ts'
import { boughtLine, checkoutOrder } from '../../src/site/features/order/checkout-order.fake.ts'

const cents = (amount: number) => amount as Cents

const picture = (slug: string) => `/fake-picture/${slug}.webp`

/** An order that is on its way, as its own page gets it. */
export const openOrder = (given: Parameters<typeof checkoutOrder>[0] = {}) => ({
  key: 'k'.repeat(22),
  canReturn: true,
  canChangeMind: true,
  returnUntil: '2026-12-18',
  order: {
    ...checkoutOrder({
      number: 'AU-10482-6',
      state: 'SHIPPED',
      lines: [
        boughtLine({
          sku: 'PW-S300I',
          name: 'Dolphin S 300i: the app model',
          slug: 'dolphin-s300i',
          quantity: 1,
          price: cents(189_900),
          picture: picture('dolphin-s300i'),
        }),
        boughtLine({
          sku: 'PW-FF-S',
          name: 'Fine filter, S series',
          slug: 'fine-filter-s',
          quantity: 2,
          price: cents(5900),
          picture: picture('fine-filter-s'),
        }),
        boughtLine({
          sku: 'PW-CADDY',
          name: 'Caddy',
          slug: 'caddy',
          quantity: 1,
          price: cents(18_900),
          picture: picture('caddy'),
        }),
      ],
      gst: cents(20_055),
      card: { brand: 'visa', last4: '4242' },
      promise: { leaves: '2026-11-16', from: '2026-11-18', to: '2026-11-18', ready: null },
      paidAt: '2026-11-16T01:21:00.000Z',
      ...given,
    }),
    canCancel: false,
    refunded: 0,
    tracking: { carrier: 'StarTrack', number: '7PWK00482210' },
  },
  returns: [],
  refunds: [],
})

export const openCase = (given: Partial<Case> = {}): Case => ({
  ...caseOf(),
  lines: [
    { label: 'Model', value: 'Skimmi' },
    { label: 'Serial number', value: 'AU25-0093147-D' },
    { label: 'What’s wrong', value: 'It doesn’t start' },
    { label: 'What happened', value: 'Three days of rain, then nothing.\nThe light stays off.' },
  ],
  files: [{ id: 'f7', name: 'skimmi-underside.jpg', size: 1_800_000 }],
  messages: [
    {
      at: '2026-11-13T00:40:00.000Z',
      from: 'STAFF',
      words:
        'Thanks, Priya. Leave it in full sun for a morning with the switch on.\n\nIf the light stays off after that, send it in: we’ll have it back with you within five working days.',
      name: 'Mele in Kirrawee',
    },
  ],
  demo: null,
  ...given,
})
