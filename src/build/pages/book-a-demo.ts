import type BookADemo from '../../site/pages/book-a-demo/page.tsx'
import { formOffer } from '../forms/form-offer.ts'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

export const bookADemo = pageData<typeof BookADemo>()((view, entry) => ({
  ...editorial(view, entry, 'book-a-demo'),
  ...formOffer('book-a-demo', view),
}))
