import type { Person, Viewer } from '../../../account/viewer.ts'
import type { Settled } from '../../../staff/dealers/settled.ts'
import type { FormServices } from '../../../submissions/receive-submission.ts'
import { orUnavailable } from '../../or-unavailable.ts'
import type { SiteContext } from '../../site-context.ts'

/** What came of something that was done, and the thing as it is now. */
export interface Done<File> {
  readonly settled: Settled
  readonly file: File | undefined
}

interface Deed {
  readonly services: FormServices
  readonly person: Person
  readonly viewer: Viewer
  readonly now: Date
}

/** Does something, and shows it as it is after that. */
export const deed = <File>(
  context: SiteContext,
  work: (deed: Deed) => Promise<Settled>,
  show: (services: FormServices, now: Date) => Promise<File | undefined>,
): Promise<Done<File>> =>
  orUnavailable(async () => {
    const { services } = context
    const viewer = await context.viewer()
    const now = context.now()
    const settled = await work({ services, person: viewer.person, viewer, now })
    return { settled, file: await show(services, now) }
  })

export const problemOf = ({ settled }: Done<unknown>): string | null => (settled.ok ? null : settled.problem)

export const changedByOf = ({ settled }: Done<unknown>): string | null =>
  settled.ok ? null : (settled.since?.who ?? null)
