import type { Problem } from '../../../domain/forms/form-definition.ts'
import type { Saved } from '../../account/my-addresses.ts'
import { readPerson } from '../../account/my-details.ts'
import type { Person, Viewer } from '../../account/viewer.ts'
import { builder } from '../builder.ts'
import { problemType } from '../form-fields.ts'
import { orUnavailable } from '../or-unavailable.ts'
import type { SiteContext } from '../site-context.ts'
import { consumeAccountLimit } from './account-rate-limit.ts'
import { meType } from './me-type.ts'

interface MeAnswer {
  problem?: string | undefined
  problems?: Problem[] | undefined
  me?: Person | undefined
}

export const meAnswerType = builder.objectRef<MeAnswer>('MeAnswer').implement({
  fields: (field) => ({
    problem: field.string({ nullable: true, resolve: ({ problem }) => problem ?? null }),
    problems: field.field({
      type: [problemType],
      description: 'What has to be put right first, by field',
      resolve: ({ problems }) => problems ?? [],
    }),
    me: field.field({
      type: meType,
      nullable: true,
      description: 'As it is after that',
      resolve: ({ me }) => me ?? null,
    }),
  }),
})

/** Changes something of whoever is signed in, and shows them as they are after that. */
export const changeMe = (
  context: SiteContext,
  work: (viewer: Viewer) => Promise<Saved | undefined>,
  limit: 'changes' | 'deletions' = 'changes',
): Promise<MeAnswer> =>
  orUnavailable(async () => {
    const viewer = await context.viewer()
    const { id } = viewer.person
    await consumeAccountLimit(context, limit, id)
    const saved = await work(viewer)
    const me = await readPerson(context.services.db, id)
    return saved === undefined || saved.ok ? { me } : { me, problem: saved.problem, problems: saved.problems }
  })
