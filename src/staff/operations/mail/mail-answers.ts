import * as v from 'valibot'

export const listedMail = v.object({
  id: v.string(),
  revision: v.string(),
  state: v.picklist(['threaded', 'stray', 'automatic', 'discarded']),
  from: v.string(),
  verdict: v.picklist(['vouched', 'forged', 'unsaid']),
  name: v.string(),
  subject: v.string(),
  gist: v.string(),
  files: v.number(),
  at: v.string(),
})

export type ListedMail = v.InferOutput<typeof listedMail>

export const listedMailFields = 'id revision state from verdict name subject gist files at'

export const mailFile = v.object({
  mail: listedMail,
  words: v.string(),
  attachments: v.array(
    v.object({
      name: v.string(),
      bytes: v.number(),
      file: v.nullable(v.string()),
      refused: v.nullable(v.string()),
    }),
  ),
  maybeAbout: v.array(
    v.object({
      reference: v.string(),
      what: v.string(),
      email: v.string(),
      receivedAt: v.string(),
      isSameSender: v.boolean(),
    }),
  ),
})

export type MailFile = v.InferOutput<typeof mailFile>

/** What came of something that was done to a mail, and the mail as it is now. */
export const mailActed = v.object({
  id: v.string(),
  problem: v.nullable(v.string()),
  changedBy: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  mail: v.nullable(listedMail),
})

export type MailActed = v.InferOutput<typeof mailActed>

export const mailActedFields = `id problem changedBy reference mail { ${listedMailFields} }`
