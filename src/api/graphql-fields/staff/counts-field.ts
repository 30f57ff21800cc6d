import { countDesk, type DeskCounts } from '../../staff/desk-counts.ts'
import { builder } from '../builder.ts'
import { orUnavailable } from '../or-unavailable.ts'

const deskCountsType = builder.objectRef<DeskCounts>('StaffCounts').implement({
  description: 'How much waits for staff, room by room',
  fields: (field) => ({
    orders: field.exposeInt('orders'),
    inbox: field.exposeInt('inbox'),
    mail: field.exposeInt('mail', { description: 'Mail that nobody could place; in the inbox’s number, too' }),
    later: field.exposeInt('later', { description: 'Put off, and not in the inbox until then' }),
    demos: field.exposeInt('demos'),
    dealers: field.exposeInt('dealers'),
    stock: field.exposeInt('stock'),
    trouble: field.exposeInt('trouble'),
  }),
})

builder.queryFields((field) => ({
  staffCounts: field.field({
    type: deskCountsType,
    resolve: (_, _args, context) => orUnavailable(() => countDesk(context.services.db, context.now())),
  }),
}))
