import { admitForm, type Sender } from '../../api/bot-protection/admit-form.ts'
import {
  type FormServices,
  type Receipt,
  receiveSubmission,
  type SentSubmission,
} from '../../api/submissions/receive-submission.ts'
import type { AcceptFile } from './accept-file.ts'

/** What is needed to take posted forms in. */
export interface PostedFormServices extends Pick<FormServices, 'contextOf' | 'factsOf'> {
  /** Throws what a visitor should be told when a form is not even looked at. */
  turnAwayBots(sender: Sender): Promise<void>
  receive(submission: SentSubmission): Promise<Receipt>
  acceptFile: AcceptFile
}

/** The same rules as for forms that scripts send. */
export const createPostedFormServices = (
  services: FormServices,
  acceptFile: AcceptFile,
  now = () => new Date(),
): PostedFormServices => ({
  contextOf: services.contextOf,
  factsOf: services.factsOf,
  turnAwayBots: (sender) => admitForm(services, sender, now()),
  receive: (submission) => receiveSubmission(services, submission, now()),
  acceptFile,
})
