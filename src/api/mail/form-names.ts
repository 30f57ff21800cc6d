import type { ReceivedForm } from './received.ts'

/** What we call a form among ourselves. */
export const formNames: Readonly<Record<ReceivedForm, string>> = {
  contact: 'Message',
  'book-a-demo': 'Demo request',
  'become-a-dealer': 'Dealer application',
  registration: 'Registration',
  repair: 'Repair request',
  'water-treatment-claim': 'Water treatment claim',
  'job-application': 'Job application',
}
