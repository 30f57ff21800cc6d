import { afterAll, describe, expect, it } from 'vitest'
import { shopService } from '../fixture/shop-service.fake.ts'

const { ask } = await shopService({}, afterAll)

describe('introspection', () => {
  it('describes the schema to tools', async () => {
    const { body } = await ask('{ __type(name: "ProductFilter") { inputFields { name } } }')
    const names = body.data.__type.inputFields.map(({ name }: { name: string }) => name)
    expect(names).toEqual(
      expect.arrayContaining(['AND', 'OR', 'sys', 'sku_in', 'categories', 'furtherCategoriesCollection_exists']),
    )
    expect(names).not.toContain('images')
  })
})
