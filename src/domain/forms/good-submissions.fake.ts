import { addDays, addMonths } from '../calendar/calendar.ts'
import type { EditionCode } from '../edition/edition-code.ts'
import type { FormChoices, FormContext } from './form-definition.ts'
import type { FormKind } from './form-kind.ts'

/** What the edition could offer. Tests of the whole site hand in what it does offer. */
export const fakeChoices: FormChoices = {
  products: [
    {
      value: 'dolphin-s200',
      label: 'Dolphin S 200',
      warrantyYears: 3,
      waterTreatment: false,
      traits: ['floor', 'walls', 'cable'],
    },
    {
      value: 'liberty-300',
      label: 'Liberty 300',
      warrantyYears: 2,
      onSaleSince: '2023-09-04',
      waterTreatment: false,
      traits: ['floor', 'battery'],
    },
    {
      value: 'ecoclear-30',
      label: 'EcoClear 30',
      warrantyYears: 4,
      waterTreatment: true,
      traits: ['water', 'chlorine'],
    },
    { value: 'mineral-swim-bag', label: 'Mineral Swim 10 kg', warrantyYears: 0, waterTreatment: true, traits: [] },
  ],
  dealers: [
    { value: 'bayside-pool-workshop', label: 'Bayside Pool Workshop', demo: true },
    { value: 'nowra-pools-and-bores', label: 'Nowra Pools and Bores', demo: false },
  ],
  positions: [
    { value: 'service-technician', label: 'Service technician', closesOn: '2026-12-11' },
    { value: 'customer-adviser', label: 'Customer adviser', closesOn: '2026-11-01' },
  ],
  issues: [
    { value: 'start-bench', label: 'Does not start', needs: ['floor'] },
    { value: 'suction-bench', label: 'Weak suction', needs: ['floor'] },
    { value: 'cell-bench', label: 'Makes no chlorine', needs: ['water', 'chlorine'] },
  ],
  topics: [
    { value: 'repair', label: 'A repair' },
    { value: 'other', label: 'Something else' },
  ],
  onlineShop: true,
}

export const fakeContext = (edition: EditionCode, today = '2026-11-15'): FormContext => ({
  edition,
  today,
  choices: { ...fakeChoices, onlineShop: edition === 'en-au' },
})

type Sent = Record<string, string>

interface Visitor {
  person: Sent
  address: Sent
  businessNumber: string
  state: string
  serialNumber: string
}

const visitors: Record<EditionCode, Visitor> = {
  'en-au': {
    person: { name: 'Margaret O’Shea', email: 'margaret@example.com.au', phone: '0491 570 006' },
    address: { street: '12 Banksia Street', suburb: 'Kirrawee', state: 'NSW', postcode: '2232' },
    businessNumber: '51 824 753 556',
    state: 'NSW',
    serialNumber: 'AU24-1234567-K',
  },
  'en-nz': {
    person: { name: 'Wiremu Tāmati', email: 'wiremu@example.co.nz', phone: '021 555 0123' },
    address: { street: '9 Tarndale Grove', suburb: 'Rosedale, Auckland', postcode: '0632' },
    businessNumber: '9429 0991 7264 0',
    state: 'Auckland',
    serialNumber: 'NZ24-1234567-K',
  },
  'en-za': {
    person: { name: 'Nomsa Khumalo', email: 'nomsa@example.co.za', phone: '082 555 0123' },
    address: { street: 'Unit 6, 22 Weaver Street', suburb: 'Midrand', postcode: '1685' },
    businessNumber: '2018/904172/07',
    state: 'Gauteng',
    serialNumber: 'ZA24-1234567-K',
  },
}

/** An id as an upload gets one. */
export const fakeUploadId = (number = 1): string => `upload-${`${number}`.padStart(20, '0')}`

const first = (options: readonly { value: string }[]): string => options[0]?.value ?? ''

const purchase = ({ edition, today, choices }: FormContext, isWater: boolean): Sent => ({
  ...visitors[edition].person,
  ...visitors[edition].address,
  product: first(choices.products.filter(({ waterTreatment }) => waterTreatment === isWater)),
  serialNumber: visitors[edition].serialNumber,
  purchaseDate: addMonths(today, -8),
  dealer: first(choices.dealers),
  receipt: fakeUploadId(),
})

const makers: Record<FormKind, (context: FormContext, visitor: Visitor) => Sent> = {
  contact: ({ choices }, { person, serialNumber }) => ({
    ...person,
    topic: first(choices.topics),
    product: first(choices.products),
    serialNumber,
    message: 'It climbs the wall, stops at the waterline and goes home.\n\nIt used to scrub it.',
    consent: 'on',
  }),
  'book-a-demo': ({ choices, today }, { person, address: { postcode = '' } }) => ({
    ...person,
    postcode,
    poolType: 'in-ground',
    poolLength: '8,5 m',
    firstDate: addDays(today, 3),
    secondDate: addDays(today, 10),
    dealer: first(choices.dealers.filter(({ demo }) => demo)),
    notes: 'The dog is friendly.',
  }),
  'become-a-dealer': (_, { person: { name = '', ...person }, address, businessNumber, state }) => ({
    business: 'Banksia Pools',
    businessNumber,
    contact: name,
    ...person,
    ...address,
    state,
    website: 'banksiapools.example',
    businessType: 'shop',
    years: '12',
    brands: 'Two others, both quieter before lunch',
    message: 'Two benches and a tank.',
  }),
  registration: (context) => ({ ...purchase(context, false), newsletter: 'on' }),
  repair: ({ choices }, { person, address: { postcode = '' }, serialNumber }) => ({
    ...person,
    postcode,
    product: first(choices.products),
    serialNumber,
    issue: first(
      choices.issues.filter(({ needs }) => needs.every((trait) => choices.products[0]?.traits.includes(trait))),
    ),
    description: 'The light blinks twice and nothing follows.',
    photos: [fakeUploadId(1), fakeUploadId(2)].join(','),
  }),
  'water-treatment-claim': (context) => ({
    ...purchase(context, true),
    installer: 'Kookaburra Electrical',
    installationDate: addMonths(context.today, -7),
    ph: '7.4',
    salt: '4 g/L',
    chlorine: '0.5',
    fault: 'The display says “check cell” an hour after it starts.',
    photos: fakeUploadId(3),
  }),
  'job-application': ({ choices }, { person }) => ({
    ...person,
    position: first(choices.positions),
    coverLetter: 'I repaired a piano once.\nIt plays.',
    cv: fakeUploadId(),
  }),
}

/** A form that somebody in this edition could send, as the fields hold it. */
export const goodSubmission = (kind: FormKind, context: FormContext): Sent =>
  makers[kind](context, visitors[context.edition])
