import { endingOf } from '../../../domain/forms/upload-types.ts'
import type { uploads } from '../../db/schema/uploads.ts'
import { builder } from '../builder.ts'

/** Of what somebody has sent, or a dealer has asked. */
export const sentFileType = builder.objectRef<typeof uploads.$inferSelect>('StaffCaseFile').implement({
  description: 'A file that came with it; its bytes come from the function staff-files',
  fields: (field) => ({
    id: field.exposeID('id'),
    name: field.string({ resolve: ({ name, purpose }) => name ?? purpose }),
    purpose: field.exposeString('purpose', { description: 'receipt, photos, cv or mail' }),
    kind: field.string({
      description: 'As its name ends: jpg, pdf',
      resolve: ({ mediaType }) => endingOf(mediaType),
    }),
    isPicture: field.boolean({ resolve: ({ mediaType }) => mediaType.startsWith('image/') }),
    bytes: field.exposeInt('bytes'),
  }),
})
