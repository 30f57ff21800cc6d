import type { FormKind } from '../../domain/forms/form-kind.ts'

/** What content calls the forms. */
export const formNamed: Readonly<Record<string, FormKind>> = {
  contact: 'contact',
  demo: 'book-a-demo',
  dealer: 'become-a-dealer',
  registration: 'registration',
  repair: 'repair',
  claim: 'water-treatment-claim',
  job: 'job-application',
}
