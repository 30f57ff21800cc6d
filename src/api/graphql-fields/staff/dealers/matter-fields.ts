import { editionCodes } from '../../../../domain/edition/edition-code.ts'
import { dealerMatterStates, dealerMatters, dealerViews } from '../../../../domain/staff/dealer-views.ts'
import { findDealers, statesWithDealers } from '../../../staff/dealers/find-dealers.ts'
import {
  countMatters,
  findMatters,
  type MatterCounts,
  type MatterRow,
  type MattersFound,
  type WaitingMatter,
} from '../../../staff/dealers/find-matters.ts'
import { builder } from '../../builder.ts'
import { editionEnum } from '../../edition-enum.ts'
import { enumOf } from '../../enum-of.ts'
import { orUnavailable } from '../../or-unavailable.ts'

const mostListed = 100

export const matterStateEnum = enumOf('StaffDealerMatterState', dealerMatterStates)

const matterType = builder.objectRef<MatterRow>('StaffDealerMatter').implement({
  fields: (field) => ({
    matter: field.field({ type: enumOf('StaffDealerMatterKind', dealerMatters), resolve: ({ matter }) => matter }),
    of: field.exposeString('of', { description: 'A reference, an id, a number; of a dealer its edition and slug' }),
    edition: field.exposeString('edition'),
    title: field.exposeString('title'),
    about: field.exposeString('about'),
    state: field.field({ type: matterStateEnum, resolve: ({ state }) => state }),
    at: field.string({ nullable: true, resolve: ({ matter, at }) => (matter === 'dealer' ? null : at.toISOString()) }),
    revision: field.exposeString('revision', { description: 'Goes back with what is done to it' }),
  }),
})

const mattersType = builder.objectRef<MattersFound>('StaffDealerMatters').implement({
  fields: (field) => ({
    items: field.field({ type: [matterType], resolve: ({ items }) => [...items] }),
    next: field.string({ nullable: true, resolve: ({ next }) => next ?? null }),
  }),
})

interface RoomCounts extends MatterCounts {
  readonly states: readonly string[]
}

const countsType = builder.objectRef<RoomCounts>('StaffDealerCounts').implement({
  fields: (field) => ({
    applications: field.exposeInt('applications'),
    changes: field.exposeInt('changes'),
    warranties: field.exposeInt('warranties'),
    states: field.stringList({
      description: 'Where the edition that was asked for has dealers',
      resolve: ({ states }) => [...states],
    }),
  }),
})

const kindsIn: Record<Exclude<(typeof dealerViews)[number], 'all'>, readonly WaitingMatter[]> = {
  'to-do': ['application', 'change', 'warranty'],
  applications: ['application'],
  changes: ['change'],
  warranty: ['warranty'],
}

builder.queryFields((field) => ({
  staffDealerMatters: field.field({
    description: 'What dealers, and those who want to be one, ask of us; or all dealers.',
    type: mattersType,
    args: {
      view: field.arg({ type: enumOf('StaffDealerView', dealerViews), required: true }),
      words: field.arg.string(),
      edition: field.arg({ type: editionEnum, description: 'Of all dealers, those of one country' }),
      state: field.arg.string(),
      first: field.arg.int({ defaultValue: 50 }),
      after: field.arg.string(),
    },
    resolve: (_, { view, words, edition, state, first, after }, { services: { db }, now }) =>
      orUnavailable(() => {
        const page = {
          words: (words ?? '').slice(0, 200),
          first: Math.min(Math.max(first ?? 50, 1), mostListed),
          after: after ?? undefined,
        }
        return view === 'all'
          ? findDealers(db, { ...page, edition: edition ?? undefined, state: state ?? undefined })
          : findMatters(db, kindsIn[view], { ...page, waiting: view === 'to-do' }, now())
      }),
  }),
  staffDealerCounts: field.field({
    type: countsType,
    args: { edition: field.arg({ type: editionEnum }) },
    resolve: (_, { edition }, { services: { db }, now }) =>
      orUnavailable(async () => ({
        ...(await countMatters(db, now())),
        states: edition == null || !editionCodes.includes(edition) ? [] : await statesWithDealers(db, edition),
      })),
  }),
}))
