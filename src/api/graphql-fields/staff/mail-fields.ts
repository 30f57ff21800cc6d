import { mailViews } from '../../../domain/staff/mail-views.ts'
import type { ReceivedAttachment } from '../../db/schema/received-mails.ts'
import { wordsOfMail } from '../../mail-in/message-of-mail.ts'
import type { MailActed, SeenMail } from '../../staff/mail/act-on-mail.ts'
import { attachMail } from '../../staff/mail/attach-mail.ts'
import { caseOfMail } from '../../staff/mail/case-of-mail.ts'
import { discardMail, restoreMail } from '../../staff/mail/discard-mail.ts'
import { findMails, type MailsFound } from '../../staff/mail/find-mails.ts'
import { type MailFile, type MaybeAbout, mailFile } from '../../staff/mail/mail-file.ts'
import { type ListedMail, receivedMail } from '../../staff/mail/received-mail.ts'
import { builder } from '../builder.ts'
import { editionEnum } from '../edition-enum.ts'
import { enumOf } from '../enum-of.ts'
import { orUnavailable } from '../or-unavailable.ts'
import type { SiteContext } from '../site-context.ts'

const mostListed = 100
const longestGist = 140

const listedMailType = builder.objectRef<ListedMail>('StaffListedMail').implement({
  fields: (field) => ({
    id: field.string({ resolve: ({ row }) => row.id }),
    revision: field.exposeString('revision', { description: 'Goes back with what is done to it' }),
    state: field.string({ description: 'stray, automatic, discarded or threaded', resolve: ({ row }) => row.state }),
    from: field.string({ description: 'An address; empty where it has none', resolve: ({ row }) => row.from }),
    verdict: field.string({
      description: 'What the server that took it in says of its sender: vouched, forged or unsaid',
      resolve: ({ row }) => row.verdict,
    }),
    name: field.string({ resolve: ({ row }) => row.name }),
    subject: field.string({ resolve: ({ row }) => row.subject }),
    gist: field.string({ resolve: ({ row }) => wordsOfMail(row).slice(0, longestGist).replaceAll(/\s+/g, ' ') }),
    files: field.int({ resolve: ({ row }) => row.attachments.length }),
    at: field.string({ resolve: ({ row }) => row.at.toISOString() }),
  }),
})

const mailsType = builder.objectRef<MailsFound>('StaffMails').implement({
  fields: (field) => ({
    items: field.field({ type: [listedMailType], resolve: ({ mails }) => [...mails] }),
    next: field.string({ nullable: true, resolve: ({ next }) => next ?? null }),
  }),
})

const attachmentType = builder.objectRef<ReceivedAttachment>('StaffMailAttachment').implement({
  fields: (field) => ({
    name: field.exposeString('name'),
    bytes: field.exposeInt('bytes'),
    file: field.string({
      nullable: true,
      description: 'By which staff-files has it, where it was kept',
      resolve: ({ upload }) => upload ?? null,
    }),
    refused: field.string({ nullable: true, description: 'Why not', resolve: ({ refused }) => refused ?? null }),
  }),
})

const maybeAboutType = builder.objectRef<MaybeAbout>('StaffMailMaybeAbout').implement({
  fields: (field) => ({
    reference: field.exposeString('reference'),
    what: field.exposeString('what'),
    email: field.exposeString('email'),
    receivedAt: field.string({ resolve: ({ receivedAt }) => receivedAt.toISOString() }),
    isSameSender: field.exposeBoolean('isSameSender', {
      description: 'It is from the address of the mail; otherwise the mail only names its number',
    }),
  }),
})

const mailFileType = builder.objectRef<MailFile>('StaffMail').implement({
  fields: (field) => ({
    mail: field.field({ type: listedMailType, resolve: ({ row, revision }) => ({ row, revision }) }),
    words: field.string({ description: 'What is new in it', resolve: ({ row }) => wordsOfMail(row) }),
    attachments: field.field({ type: [attachmentType], resolve: ({ row }) => row.attachments }),
    maybeAbout: field.field({ type: [maybeAboutType], resolve: ({ maybeAbout }) => [...maybeAbout] }),
  }),
})

interface ActedOn {
  readonly id: string
  readonly acted: MailActed
  readonly mail: ListedMail | undefined
}

const actedType = builder.objectRef<ActedOn>('StaffMailActed').implement({
  fields: (field) => ({
    id: field.exposeString('id'),
    problem: field.string({ nullable: true, resolve: ({ acted }) => (acted.ok ? null : acted.problem) }),
    changedBy: field.string({
      nullable: true,
      description: 'Who has changed it since it was looked at',
      resolve: ({ acted }) => (acted.ok ? null : (acted.since?.who ?? null)),
    }),
    reference: field.string({
      nullable: true,
      description: 'Of the submission that it is with now',
      resolve: ({ acted }) => (acted.ok ? (acted.reference ?? null) : null),
    }),
    mail: field.field({
      type: listedMailType,
      nullable: true,
      description: 'As it is now',
      resolve: ({ mail }) => mail ?? null,
    }),
  }),
})

type Work = (given: {
  readonly services: SiteContext['services']
  readonly person: { id: string; name: string }
  readonly now: Date
}) => Promise<MailActed>

/** Does something to a mail and shows it as it is after that. */
const deed = (context: SiteContext, id: string, work: Work): Promise<ActedOn> =>
  orUnavailable(async () => {
    const { services } = context
    const { person } = await context.viewer()
    const acted = await work({ services, person, now: context.now() })
    return { id, acted, mail: await receivedMail(services.db, id) }
  })

builder.queryFields((field) => ({
  staffMails: field.field({
    type: mailsType,
    args: {
      view: field.arg({ type: enumOf('StaffMailView', mailViews), required: true }),
      first: field.arg.int({ defaultValue: 50 }),
      after: field.arg.string(),
    },
    resolve: (_, { view, first, after }, context) =>
      orUnavailable(() =>
        findMails(context.services.db, {
          view,
          first: Math.min(Math.max(first ?? 50, 1), mostListed),
          after: after ?? undefined,
        }),
      ),
  }),
  staffMail: field.field({
    type: mailFileType,
    nullable: true,
    args: { id: field.arg.string({ required: true }) },
    resolve: (_, { id }, context) => orUnavailable(async () => (await mailFile(context.services.db, id)) ?? null),
  }),
}))

const seenInput = builder.inputType('StaffSeenMail', {
  fields: (field) => ({ id: field.string({ required: true }), revision: field.string({ required: true }) }),
})

const each = async (context: SiteContext, mails: readonly SeenMail[], work: typeof discardMail) => {
  const done: ActedOn[] = []
  for (const { id, revision } of mails.slice(0, mostListed))
    done.push(await deed(context, id, ({ services, person, now }) => work(services.db, person, { id, revision }, now)))
  return done
}

builder.mutationFields((field) => ({
  staffAttachMail: field.field({
    description: 'Puts it with the submission of that number, as if it had said so itself.',
    type: actedType,
    args: {
      mail: field.arg({ type: seenInput, required: true }),
      reference: field.arg.string({ required: true }),
    },
    resolve: (_, { mail, reference }, context) =>
      deed(context, mail.id, ({ services, person, now }) => attachMail(services.db, person, mail, reference, now)),
  }),
  staffOpenCaseOfMail: field.field({
    description: 'Makes of it what the contact form makes, in an edition.',
    type: actedType,
    args: {
      mail: field.arg({ type: seenInput, required: true }),
      edition: field.arg({ type: editionEnum, required: true }),
    },
    resolve: (_, { mail, edition }, context) =>
      deed(context, mail.id, ({ services, person, now }) => caseOfMail(services, person, mail, edition, now)),
  }),
  staffDiscardMails: field.field({
    description: 'Each by itself: what one cannot do does not hold up the others.',
    type: [actedType],
    args: { mails: field.arg({ type: [seenInput], required: true }) },
    resolve: (_, { mails }, context) => each(context, mails, discardMail),
  }),
  staffRestoreMails: field.field({
    type: [actedType],
    args: { mails: field.arg({ type: [seenInput], required: true }) },
    resolve: (_, { mails }, context) => each(context, mails, restoreMail),
  }),
}))
