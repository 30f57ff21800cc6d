import { becomeADealerForm } from './definitions/become-a-dealer.ts'
import { bookADemoForm } from './definitions/book-a-demo.ts'
import { contactForm } from './definitions/contact.ts'
import { jobApplicationForm } from './definitions/job-application.ts'
import { registrationForm } from './definitions/registration.ts'
import { repairForm } from './definitions/repair.ts'
import { waterTreatmentClaimForm } from './definitions/water-treatment-claim.ts'
import type { FormDefinition } from './form-definition.ts'
import type { FormKind } from './form-kind.ts'

/** Every form, for whoever takes any of them. A page imports its own. */
export const allForms: Record<FormKind, FormDefinition> = {
  contact: contactForm,
  'book-a-demo': bookADemoForm,
  'become-a-dealer': becomeADealerForm,
  registration: registrationForm,
  repair: repairForm,
  'water-treatment-claim': waterTreatmentClaimForm,
  'job-application': jobApplicationForm,
}
