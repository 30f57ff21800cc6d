import type { GenericSchema } from 'valibot'

/** How one kind of content is asked for and checked: the fields the site uses, and what they must look like. */
export interface Collection<T> {
  /** `product` asks `productCollection`. */
  type: string
  selection: string
  /** Entries per request: the service counts complexity from limits, nested ones multiplied. */
  pageSize: number
  /** Whether entries name the editions they belong to. */
  perEdition: boolean
  order?: string
  schema: GenericSchema<unknown, T>
}
