import { expect, expectTypeOf, it } from 'vitest'
import { type AnswerTo, graphql, type VariablesFor } from './operation.ts'

const query = graphql(`mutation Send($form: Form!, $fields: [FormFieldInput!]!) {
  submitForm(form: $form, edition: EN_AU, key: "", openedAt: "", trap: "", fields: $fields) { reference }
}`)

it('is a text that knows its answer and its variables from the schema', () => {
  expect(query).toMatch(/^mutation Send/)
  expectTypeOf<AnswerTo<typeof query>>().toEqualTypeOf<{ submitForm: { reference: string | null } }>()
  expectTypeOf<VariablesFor<typeof query>['fields']>().toEqualTypeOf<{ name: string; value: string }[]>()
  expectTypeOf<'CONTACT'>().toExtend<VariablesFor<typeof query>['form']>()
  expectTypeOf<'contact'>().not.toExtend<VariablesFor<typeof query>['form']>()
})
