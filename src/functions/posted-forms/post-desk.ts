import { admitForm, type Sender } from '../../api/robots/admit-form.ts'
import {
  type FormDesk,
  type Receipt,
  receiveSubmission,
  type SentSubmission,
} from '../../api/submissions/receive-submission.ts'
import type { AcceptFile } from './accept-file.ts'

/** What is needed to take posted forms in. */
export interface PostDesk extends Pick<FormDesk, 'contextOf' | 'factsOf'> {
  /** Throws what a visitor should be told when a form is not even looked at. */
  turnAwayMachines(sender: Sender): Promise<void>
  receive(submission: SentSubmission): Promise<Receipt>
  acceptFile: AcceptFile
}

/** The same rules as for forms that scripts send. */
export const createPostDesk = (desk: FormDesk, acceptFile: AcceptFile, now = () => new Date()): PostDesk => ({
  contextOf: desk.contextOf,
  factsOf: desk.factsOf,
  turnAwayMachines: (sender) => admitForm(desk, sender, now()),
  receive: (submission) => receiveSubmission(desk, submission, now()),
  acceptFile,
})
