import { answer, missing, nested, type StubAnswer, stubError } from './stub-answer.fake.ts'
import { testCards } from './test-cards.fake.ts'

interface StubCustomer {
  id: string
  object: 'customer'
  metadata: Record<string, string>
}

/** The customers of one account at Stripe, and the cards that are attached to them. */
export const stubCustomers = () => {
  const customers = new Map<string, StubCustomer>()
  const attached = new Map<string, string>()

  return {
    customers,
    /** Whose card it is, by the id of the method. */
    attached,

    create: (params: URLSearchParams): StubAnswer => {
      const id = `cus_${customers.size + 1}`
      const customer: StubCustomer = { id, object: 'customer', metadata: nested(params, 'metadata') }
      customers.set(id, customer)
      return answer(customer)
    },

    remove: (_params: URLSearchParams, id: string): StubAnswer => {
      if (!customers.delete(id)) return missing('id')
      for (const [method, owner] of attached) if (owner === id) attached.delete(method)
      return answer({ id, object: 'customer', deleted: true })
    },

    /** Newest first. */
    list: (params: URLSearchParams): StubAnswer => {
      const owner = params.get('customer') ?? ''
      if (!customers.has(owner)) return missing('customer')
      const own = [...attached].filter(([, customer]) => customer === owner).reverse()
      const data = own.map(([id, customer]) => {
        const { brand, last4 } = testCards.get(id) ?? {}
        return { id, object: 'payment_method', customer, card: { brand, last4, exp_month: 8, exp_year: 2031 } }
      })
      return answer({ object: 'list', url: '/v1/payment_methods', has_more: false, data })
    },

    detach: (_params: URLSearchParams, id: string): StubAnswer =>
      attached.delete(id)
        ? answer({ id, object: 'payment_method', customer: null })
        : stubError(400, { message: 'The payment method you provided is not attached to a customer' }),
  }
}

export type StubCustomers = ReturnType<typeof stubCustomers>
