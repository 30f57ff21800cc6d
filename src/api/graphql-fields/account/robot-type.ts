import { filesOf, type OwnFile, type Robot } from '../../account/my-robots.ts'
import { builder } from '../builder.ts'
import { editionEnum } from '../edition-enum.ts'

export const fileType = builder.objectRef<OwnFile>('OwnFile').implement({
  description: 'A file that came with a form; its bytes come from the function my-files',
  fields: (field) => ({
    id: field.exposeID('id'),
    name: field.exposeString('name'),
    size: field.exposeInt('size', { description: 'In bytes' }),
  }),
})

const receiptType = builder.objectRef<OwnFile>('Receipt').implement({
  fields: (field) => ({
    id: field.exposeID('id'),
    name: field.exposeString('name'),
    size: field.exposeInt('size', { description: 'In bytes' }),
  }),
})

export const robotType = builder.objectRef<Robot>('Robot').implement({
  description: 'Something that somebody has registered',
  fields: (field) => ({
    id: field.exposeID('id'),
    edition: field.expose('edition', { type: editionEnum }),
    product: field.exposeString('product', { description: 'Its slug' }),
    name: field.exposeString('name'),
    serialNumber: field.exposeString('serialNumber'),
    dealer: field.exposeString('dealer', { description: 'Where it was bought, in words' }),
    purchasedOn: field.exposeString('purchasedOn'),
    warrantyFrom: field.exposeString('purchasedOn'),
    warrantyUntil: field.exposeString('warrantyUntil', { nullable: true }),
    warrantyMonths: field.exposeInt('warrantyMonths', { nullable: true }),
    receipt: field.field({
      type: receiptType,
      nullable: true,
      resolve: async ({ id }, _, { services }) => (await filesOf(services.db, id))[0] ?? null,
    }),
    nextServiceOn: field.exposeString('nextServiceOn', {
      nullable: true,
      description: 'Nothing for what is not serviced every year',
    }),
    reference: field.exposeString('reference', { description: 'Of its registration' }),
  }),
})
